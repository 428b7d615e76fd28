/** Largest photo taken (spec §5). */
const photoBytesMax = 10 * 1024 * 1024;
/** What may be chosen (spec §5). */
export const photoTypes = ['image/jpeg', 'image/png'];

/** Why a file is no photo that can be read (spec §5); undefined where it is one. */
export function photoFlaw({ type, size }: Pick<File, 'type' | 'size'>): 'format' | 'size' | undefined {
  if (!photoTypes.includes(type)) return 'format';
  return size > photoBytesMax ? 'size' : undefined;
}
