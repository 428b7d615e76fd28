/** What the server puts into the shell's template for each request (docs/adr/0001). */
export type IndexHtmlParts = { nonce: string; remotesJson: string; preload?: string };

/** Fills the template by plain replacement. @param preload URL of a remoteEntry that the page will need. */
export function renderIndex(template: string, { nonce, remotesJson, preload }: IndexHtmlParts): string {
  return template
    .replaceAll('__NONCE__', nonce)
    // In a script a `<` could end it; JSON may write it escaped.
    .replace('__REMOTES__', () => remotesJson.replaceAll('<', '\\u003c'))
    .replace('<!--preload-->', preload ? `<link rel="modulepreload" href="${preload}">` : '');
}
