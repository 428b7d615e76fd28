const excerptCharsMax = 90;

/** A passage of the student's in curly quotes, cut at a word where it is long. */
export function quote(text: string): string {
  const clean = text.replace(/\s+/gu, ' ').trim();
  if (clean.length <= excerptCharsMax) return `“${clean}”`;
  const short = clean.slice(0, excerptCharsMax);
  return `“${short.includes(' ') ? short.slice(0, short.lastIndexOf(' ')) : short}…”`;
}

/** A count with its noun: `count(1, 'linha', 'linhas')` is "1 linha". */
export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** A number as Brazil writes it, with no more than two decimals. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100)
    .replace('.', ',')
    .replace('-', '−');
}

/** A share from 0 to 1 as a percentage: "67%". */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b e c" */
export function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
}
