import { type MarkdownBlock, markdownBlocks, markdownRuns } from './markdown-blocks.ts';
import './markdown.css';

/** The Markdown of a correction as elements: text stays text, so nothing in it can become markup. */
export function Markdown({ source }: { source: string }) {
  return (
    <div className="markdown">
      {markdownBlocks(source).map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'paragraph') return <p>{runs(block.text)}</p>;
  if (block.kind === 'heading') {
    // The page has its h1 and the tab its h2.
    const Heading = block.level <= 2 ? 'h3' : 'h4';
    return <Heading>{runs(block.text)}</Heading>;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.entries.map((entry, place) => (
        <li key={place}>{runs(entry)}</li>
      ))}
    </List>
  );
}

function runs(line: string) {
  return markdownRuns(line).map(({ text, look }, place) => {
    const Run = runTags[look];
    return <Run key={place}>{text}</Run>;
  });
}

const runTags = { plain: 'span', strong: 'strong', emphasis: 'em' } as const;
