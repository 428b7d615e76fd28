import type { TooltipProps } from '@lauda/host-sdk';
import { useLayoutEffect, useRef } from 'react';
import { addAnchor } from './anchors.ts';
import './tooltip.css';

/** Its child stays what and where it is; the words are drawn elsewhere, by a layer that is loaded after first paint. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const wrap = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (wrap.current ? addAnchor({ wrap: wrap.current, text, side }) : undefined), [text, side]);
  return (
    <span ref={wrap} className="tooltip-wrap">
      {children}
    </span>
  );
}
