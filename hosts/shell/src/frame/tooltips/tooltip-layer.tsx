import * as Radix from '@radix-ui/react-tooltip';
import { useSyncExternalStore } from 'react';
import { type Anchor, allAnchors, onAnchors } from './anchors.ts';
import { Stand } from './stand.tsx';
import './tooltip-layer.css';

/** Spec §9. */
const delays = { delayDuration: 700, skipDelayDuration: 300 };

/** The words of every anchor of the page, in one place, so that the second of two neighbours shows without delay. */
export function TooltipLayer() {
  const anchors = useSyncExternalStore(onAnchors, allAnchors);
  return (
    <Radix.Provider {...delays}>
      {anchors.map((anchor) => (
        <Words key={keyOf(anchor.wrap)} anchor={anchor} />
      ))}
    </Radix.Provider>
  );
}

function Words({ anchor: { wrap, text, side } }: { anchor: Anchor }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <Stand wrap={wrap} text={text} />
      </Radix.Trigger>
      {/* What is modal lies above all else, and so must its words. */}
      <Radix.Portal container={wrap.closest('dialog')}>
        <Radix.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const keys = new WeakMap<HTMLElement, number>();
let count = 0;

/** One key for each wrap, whatever its words are now: a tooltip that is open stays so. */
function keyOf(wrap: HTMLElement): number {
  const key = keys.get(wrap) ?? ++count;
  keys.set(wrap, key);
  return key;
}
