import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip.tsx';
import { TooltipLayer } from './tooltip-layer.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('§9.44 §9.45 the words come after 700 ms under the mouse, and for a neighbour at once within 300 ms', () => {
  show();
  const [one, other] = [screen.getByRole('button', { name: 'Abrir menu' }), screen.getByRole('button', { name: 'Apagar' })];
  fireEvent.pointerMove(one);
  wait(699);
  expect(words()).toBeNull();
  wait(1);
  expect(words()).toBe('Abrir menu');
  leave(one);
  wait(299);
  fireEvent.pointerMove(other);
  wait(0);
  expect(words()).toBe('Some por 24 horas');
  leave(other);
  wait(301);
  fireEvent.pointerMove(one);
  wait(600);
  expect(words()).toBeNull();
});

test('D3.17 the keyboard’s focus shows them at once, Escape hides them, and the focus stays', () => {
  show();
  const button = screen.getByRole('button', { name: 'Apagar' });
  act(() => button.focus());
  expect(words()).toBe('Some por 24 horas');
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('Some por 24 horas');
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(words()).toBeNull();
  expect(button.getAttribute('aria-describedby')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('whoever bears the same words as a name is not told them twice', () => {
  show();
  const button = screen.getByRole('button', { name: 'Abrir menu' });
  act(() => button.focus());
  expect(words()).toBe('Abrir menu');
  expect(button.getAttribute('aria-describedby')).toBeNull();
});

test('what is pressed loses its words, and keeps doing what it does', () => {
  const { press } = show();
  const button = screen.getByRole('button', { name: 'Abrir menu' });
  act(() => button.focus());
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(words()).toBeNull();
});

test('D3.17 the child is the same element with the same focus after the layer came as before', () => {
  const press = jest.fn();
  const { rerender } = render(<Page press={press} layer={false} />);
  const button = screen.getByRole('button', { name: 'Abrir menu' });
  act(() => button.focus());
  rerender(<Page press={press} layer />);
  expect(screen.getByRole('button', { name: 'Abrir menu' })).toBe(button);
  expect(document.activeElement).toBe(button);
});

test('words that go with their element leave nothing behind', () => {
  const { rerender } = render(<Page press={jest.fn()} layer />);
  act(() => screen.getByRole('button', { name: 'Apagar' }).focus());
  expect(words()).toBe('Some por 24 horas');
  rerender(<TooltipLayer />);
  expect(words()).toBeNull();
});

function show() {
  const press = jest.fn();
  render(<Page press={press} layer />);
  return { press };
}

function Page({ press, layer }: { press: () => void; layer: boolean }) {
  return (
    <>
      <Tooltip text="Abrir menu" side="right">
        <button type="button" aria-label="Abrir menu" onClick={press} />
      </Tooltip>
      <Tooltip text="Some por 24 horas">
        <button type="button">Apagar</button>
      </Tooltip>
      {layer && <TooltipLayer />}
    </>
  );
}

const words = () => screen.queryByRole('tooltip')?.textContent ?? null;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Nothing has a place here, so that Radix cannot tell where the pointer went: Escape stands for its way. */
function leave(element: HTMLElement) {
  fireEvent.pointerLeave(element.parentElement!);
  fireEvent.keyDown(element, { key: 'Escape' });
}
