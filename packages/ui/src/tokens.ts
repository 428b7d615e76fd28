/** The look, written once: the CSS variables of the plain door and the antd theme are both made from here. */

const light = {
  paper: '#FAF7F0',
  sheet: '#FFFEFA',
  ink: '#1E2330',
  'ink-2': '#565C6E',
  line: '#DDD6C7',
  accent: '#2444B0',
  'accent-soft': '#E7ECFB',
  'on-accent': '#FFFEFA',
  green: '#1B6E48',
  yellow: '#7A5C00',
  orange: '#A84A00',
  red: '#B3261E',
};

/** Colours by name: `ink` on `paper`, and so on. Text pairs keep a contrast of 4.5 or more. */
export type Palette = typeof light;

const dark: Palette = {
  paper: '#14161C',
  sheet: '#1C1F27',
  ink: '#ECE7DC',
  'ink-2': '#ABB1C0',
  line: '#353A47',
  accent: '#9DB5FF',
  'accent-soft': '#232C49',
  'on-accent': '#14161C',
  green: '#7BD3A4',
  yellow: '#EBCB6B',
  orange: '#FFB074',
  red: '#FF9C92',
};

export const palettes = { light, dark };

export const fonts = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "'Source Serif 4 Variable', Georgia, 'Times New Roman', serif",
};

/** Pixels. */
export const sizes = { text: { s: 13, m: 15, l: 17, xl: 20, xxl: 26, title: 34 }, radius: 6, sheetRadius: 2 };

export const shadow = '0 8px 28px rgb(20 22 28 / 0.16)';

/** The whole set as CSS custom properties, following the system's colour scheme. */
export function cssVariables(): string {
  const still = {
    sans: fonts.sans,
    serif: fonts.serif,
    shadow,
    radius: `${sizes.radius}px`,
    'sheet-radius': `${sizes.sheetRadius}px`,
    ...Object.fromEntries(Object.entries(sizes.text).map(([name, px]) => [`text-${name}`, `${px / 16}rem`])),
  };
  return `:root{color-scheme:light dark;${declare({ ...light, ...still })}}
@media (prefers-color-scheme:dark){:root{${declare(dark)}}}`;
}

function declare(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
