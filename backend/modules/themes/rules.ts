/** A name as it is matched: without case, accents and outer blanks (decisions D3.12). */
export function matchKey(name: string | null | undefined): string {
  return (name ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
