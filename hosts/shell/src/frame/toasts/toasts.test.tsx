import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismiss, notify, shownNotice } from './notices.ts';
import { drawToastsIn } from './place.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  cleanup();
  act(() => dismiss(shownNotice()!));
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

test.each([
  ['error', 'assertive'],
  ['success', 'polite'],
  ['info', 'polite'],
] as const)('§8.3 a notice of kind %s is marked as such, and told to who listens in a way that is %s', async (kind, manner) => {
  render(<Toasts />);
  act(() => notify({ kind, title: 'Um aviso', text: 'Com mais palavras.' }));
  expect(screen.getByRole('listitem').className).toBe(`toast toast-${kind}`);
  const told = screen.getByRole('status');
  expect(told.getAttribute('aria-live')).toBe(manner);
  await waitFor(() => expect(told.textContent).toBe('Avisos Um aviso Com mais palavras. '));
});

test.each([
  ['§9.42 F8', () => void fireEvent.keyDown(document.body, { code: 'F8' })],
  ['Tab', () => undefined],
])('%s leads to its action, and afterwards the focus is where it was', async (_key, press) => {
  const undo = jest.fn();
  render(
    <>
      <button type="button">Antes</button>
      <Toasts />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Antes' }).focus());
  act(() => notify({ kind: 'success', title: 'Sucesso', action: { label: 'Desfazer', run: undo } }));
  press();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Desfazer' }));
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Antes' }));
});

test('while a modal dialog is open it holds the notices, and afterwards the page does', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  render(<Toasts />);
  act(() => notify({ kind: 'info', title: 'Um aviso' }));
  const isInDialog = () => dialog.contains(screen.getByText('Um aviso'));
  let leave: () => void = () => undefined;
  act(() => void (leave = drawToastsIn(dialog)));
  expect(isInDialog()).toBe(true);
  act(() => leave());
  expect(isInDialog()).toBe(false);
  dialog.remove();
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
