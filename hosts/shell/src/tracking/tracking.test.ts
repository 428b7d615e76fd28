import { afterEach, expect, test } from '@jest/globals';
import { setEventSink, track } from './tracking.ts';

afterEach(() => setEventSink());

test('§2.1.40 without a sink an event goes nowhere: nothing is asked of the network, nothing is kept', () => {
  const asked: unknown[] = [];
  globalThis.fetch = async (input) => void asked.push(input) as never;
  navigator.sendBeacon = (url) => asked.push(url) > 0;
  track('page_view', { route: '/essays' });
  const heard: string[] = [];
  setEventSink((event) => void heard.push(event));
  expect([asked, heard, localStorage.length, document.cookie]).toEqual([[], [], 0, '']);
});

test('a sink hears what is tracked after it was set, and nothing once it is taken away', () => {
  const heard: unknown[] = [];
  setEventSink((...event) => void heard.push(event));
  track('essay_create_click', { source: 'dashboard_button' });
  track('plans_open');
  setEventSink();
  track('plans_open');
  expect(heard).toEqual([
    ['essay_create_click', { source: 'dashboard_button' }],
    ['plans_open', {}],
  ]);
});
