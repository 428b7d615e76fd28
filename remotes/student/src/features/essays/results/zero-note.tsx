import type { ZeroReason } from '@lauda/contracts/types';
import { texts } from './texts.ts';

/** Why the exam's rules give zero to the whole text (decisions D3.11). */
export function ZeroNote({ label, explanation }: ZeroReason) {
  return (
    <div className="results-zero">
      <strong>{texts.zeroed(label)}</strong>
      <p>{explanation}</p>
      <p>{texts.zeroedNote}</p>
    </div>
  );
}
