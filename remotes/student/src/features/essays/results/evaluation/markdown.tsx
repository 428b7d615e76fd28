import { headingId, type MarkdownBlock, markdownBlocks, markdownRuns } from './markdown-blocks.ts';
import './markdown.css';

/** The Markdown of a correction as elements: text stays text, so nothing in it can become markup. */
export function Markdown({ source }: { source: string }) {
  return (
    <div className="markdown">
      {markdownBlocks(source).map((block, place) => (
        <Block key={place} block={block} place={place} />
      ))}
    </div>
  );
}

function Block({ block, place }: { block: MarkdownBlock; place: number }) {
  if (block.kind === 'paragraph') return <p>{runs(block.text)}</p>;
  if (block.kind === 'heading') {
    // The page has its h1.
    const Heading = block.level <= 2 ? 'h2' : 'h3';
    return <Heading id={headingId(place)}>{runs(block.text)}</Heading>;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.entries.map((entry, index) => (
        <li key={index}>{runs(entry)}</li>
      ))}
    </List>
  );
}

function runs(line: string) {
  return markdownRuns(line).map(({ text, look }, index) => {
    const Run = runTags[look];
    return <Run key={index}>{text}</Run>;
  });
}

const runTags = { plain: 'span', strong: 'strong', emphasis: 'em' } as const;
