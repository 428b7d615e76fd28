/** @param cents of the currency: 1290 of BRL are `R$ 12,90`. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(cents / 100);
}
