import { headingId, headings, markdownRuns } from './markdown-blocks.ts';

/** The headings of a long text, as links into it; nothing where there is little to choose from. */
export function MarkdownContents({ source, label }: { source: string; label: string }) {
  const entries = headings(source);
  if (entries.length < 3) return null;
  return (
    <nav className="markdown-contents" aria-label={label}>
      <h2>{label}</h2>
      <ol>
        {entries.map(({ text, place }) => (
          <li key={place}>
            <a href={`#${headingId(place)}`}>
              {markdownRuns(text)
                .map((run) => run.text)
                .join('')}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
