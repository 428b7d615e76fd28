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
  const { promise: asked, resolve: ask } = Promise.withResolvers<() => void>();
  globalThis.requestIdleCallback = (run) => {
    ask(() => run({ didTimeout: false, timeRemaining: () => 50 }));
    return 1;
  };
  render(<LazyToasts />);
  act(() => notify({ kind: 'info', title: 'Um aviso' }));
  await act(async () => {
    await import('./toasts.tsx');
  });
  expect(screen.queryByRole('region', { name: /Avisos/ })).toBeNull();
  expect(screen.queryByText('Um aviso')).toBeNull();
  const rest = await asked;
  expect(screen.queryByText('Um aviso')).toBeNull();
  act(rest);
  expect(await screen.findByText('Um aviso')).toBeTruthy();
});
