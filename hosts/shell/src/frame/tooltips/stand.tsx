import type { ComponentProps } from 'react';
import { useLayoutEffect } from 'react';

type StandProps = ComponentProps<'button'> & { wrap: HTMLElement; text: string };

/** Renders nothing: hands what Radix would have an own trigger do over to an element that stands elsewhere on the page. */
export function Stand({ wrap, text, ref, ...props }: StandProps) {
  const shown = props['aria-describedby'];
  useLayoutEffect(() => {
    const element = wrap.firstElementChild as HTMLButtonElement | null;
    if (typeof ref !== 'function' || !element) return;
    const leave = ref(element) ?? (() => void ref(null));
    return leave;
  }, [wrap, ref]);
  useLayoutEffect(() => {
    const element = wrap.firstElementChild;
    // Whose name says the same is not told it twice.
    if (!shown || !element || element.getAttribute('aria-label') === text) return;
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', [before, shown].filter(Boolean).join(' '));
    return () => (before ? element.setAttribute('aria-describedby', before) : element.removeAttribute('aria-describedby'));
  }, [wrap, text, shown]);
  useLayoutEffect(() => listen(wrap, props));
  return null;
}

/** Listens as React would to the props of a trigger. @returns what ends it. */
function listen(wrap: HTMLElement, props: ComponentProps<'button'>): () => void {
  const handlers = Object.entries({
    pointermove: props.onPointerMove,
    pointerleave: props.onPointerLeave,
    pointerdown: props.onPointerDown,
    click: props.onClick,
    // A focus that the mouse or a script has put there asks for no words.
    focusin: (event: FocusEvent) => isSeen(event) && (props.onFocus as unknown as EventListener)(event),
    focusout: props.onBlur,
  }) as unknown as [string, EventListener][];
  for (const [name, handler] of handlers) wrap.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of handlers) wrap.removeEventListener(name, handler);
  };
}

const isSeen = ({ target }: FocusEvent) => (target as Element).matches(':focus-visible');
