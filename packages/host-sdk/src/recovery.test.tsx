import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { useRecovery } from './index.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('what failed is asked for again every ten seconds, when the connection is back and when the page is looked at again', () => {
  const ask = show();
  jest.advanceTimersByTime(29_999);
  expect(ask).toHaveBeenCalledTimes(2);
  for (const name of ['online', 'focus']) dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(5);
});

test.each([
  ['a page that nobody looks at', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['a page without a connection', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('%s asks for nothing', (_, arrange) => {
  arrange();
  const ask = show();
  jest.advanceTimersByTime(60_000);
  dispatchEvent(new Event('focus'));
  expect(ask).not.toHaveBeenCalled();
});

test('nothing is asked for where asking changes nothing, nor once it has come', () => {
  const ask = jest.fn();
  const { rerender } = render(<Failed ask={undefined} />);
  jest.advanceTimersByTime(60_000);
  rerender(<Failed ask={ask} />);
  rerender(<p>What was wanted</p>);
  jest.advanceTimersByTime(60_000);
  dispatchEvent(new Event('online'));
  expect(ask).not.toHaveBeenCalled();
});

function show() {
  const ask = jest.fn();
  render(<Failed ask={ask} />);
  return ask;
}

function Failed({ ask }: { ask: (() => void) | undefined }) {
  useRecovery(ask);
  return null;
}
