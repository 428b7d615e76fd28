import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismiss, notify } from './notices.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  cleanup();
  act(dismiss);
});

test('§8.1 §8.2 §9.39 one notice shows at a time: a new one takes the place of the old', () => {
  render(<Toasts />);
  act(() => notify({ kind: 'info', title: 'Correção em andamento' }));
  act(() => notify({ kind: 'success', title: 'Rascunho salvo!' }));
  expect(screen.queryByText('Correção em andamento')).toBeNull();
  expect(screen.getByText('Rascunho salvo!')).toBeTruthy();
});

test('a notice given before the toasts were loaded is not lost', () => {
  act(() => notify({ kind: 'error', title: 'Erro ao salvar', text: 'Não foi possível salvar o rascunho.' }));
  render(<Toasts />);
  expect(screen.getByText('Não foi possível salvar o rascunho.')).toBeTruthy();
});

test('its action runs, and it goes', async () => {
  const undo = jest.fn();
  render(<Toasts />);
  act(() => notify({ kind: 'success', title: 'Redação excluída com sucesso.', action: { label: 'Desfazer', run: undo } }));
  screen.getByRole('button', { name: 'Desfazer' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Redação excluída com sucesso.')).toBeNull();
});

test('§9.40 it goes by itself after five seconds', () => {
  jest.useFakeTimers();
  try {
    render(<Toasts />);
    act(() => notify({ kind: 'info', title: 'Um aviso' }));
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.queryByText('Um aviso')).not.toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('Um aviso')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
