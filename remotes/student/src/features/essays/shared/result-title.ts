import { texts } from './texts.ts';

const titleChars = 80;

/** A short name for a theme's text: a quoted phrase or the first sentence up to 80 characters, else cut near 80 (spec §2.6). */
export function resultTitle(theme: string): string {
  const text = theme.replace(/\s+/gu, ' ').trim();
  if (!text) return texts.themeFallback;
  const quoted = /["“«]([^"”»]+)["”»]/u.exec(text)?.[1]?.trim();
  if (quoted && quoted.length <= titleChars) return quoted;
  const sentence = /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
  return sentence.length <= titleChars ? sentence.replace(/\.$/u, '') : cut(text);
}

function cut(text: string): string {
  const space = text.lastIndexOf(' ', titleChars);
  return `${text.slice(0, space > 0 ? space : titleChars)}…`;
}
