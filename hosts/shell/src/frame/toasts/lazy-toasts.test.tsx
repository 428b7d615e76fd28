import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { LazyToasts } from './lazy-toasts.tsx';
import { notify } from './notices.ts';

const known = globalThis.requestIdleCallback;
afterEach(() => {
  cleanup();
  globalThis.requestIdleCallback = known;
});

test('§9.61 the toasts come once the page is painted and the browser rests, and show what was told before', async () => {
  let rest = (): void => undefined;
  globalThis.requestIdleCallback = (run) => {
    rest = () => run({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  render(<LazyToasts />);
  act(() => notify({ kind: 'info', title: 'Um aviso' }));
  await act(async () => {
    await import('./toasts.tsx');
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.queryByRole('region', { name: /Avisos/ })).toBeNull();
  expect(screen.queryByText('Um aviso')).toBeNull();
  act(() => rest());
  expect(await screen.findByText('Um aviso')).toBeTruthy();
});
