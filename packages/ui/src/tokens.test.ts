import { describe, expect, test } from '@jest/globals';
import { cssVariables, type Palette, palettes } from './tokens.ts';

describe.each(Object.entries(palettes))('the %s palette', (_name, colours) => {
  const texts: (keyof Palette)[] = ['ink', 'ink-2', 'accent', 'green', 'yellow', 'orange', 'red'];
  test.each(texts)('%s can be read on paper, sheet and soft accent', (text) => {
    for (const ground of ['paper', 'sheet', 'accent-soft'] as const)
      expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('the words on an accent button can be read', () => {
    expect(contrast(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the variables follow the system’s colour scheme', () => {
  const [light, dark] = cssVariables().split('@media (prefers-color-scheme:dark)');
  expect(light).toContain(`--ink:${palettes.light.ink};`);
  expect(dark).toContain(`--ink:${palettes.dark.ink};`);
});

/** Contrast as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
