import type { Theme } from '@lauda/api-client/themes';
import { Button } from '@lauda/ui/plain';
import { useEffect, useRef, useState } from 'react';
import type { ThemeGroup } from './theme-groups.ts';
import { texts } from './texts.ts';

/** Sheets that a section shows at first, and that its `Ver mais` adds. */
const sheetsPerStep = 6;

/** One of the three sections: sheets with the first lines of each theme. */
export function ThemeSection({ source, themes, onChoose }: ThemeGroup & { onChoose: (theme: Theme) => void }) {
  const [shown, setShown] = useState(sheetsPerStep);
  const list = useFirstNew(shown);
  const name = texts.sections[source];
  return (
    <section className="theme-section" aria-labelledby={`themes-${source}`}>
      <h2 id={`themes-${source}`}>{name}</h2>
      {themes.length === 0 && <p>{texts.sectionEmpty[source]}</p>}
      <ul ref={list}>
        {themes.slice(0, shown).map((theme) => (
          <ThemeSheet key={theme.id} theme={theme} onChoose={() => onChoose(theme)} />
        ))}
      </ul>
      {themes.length > shown && (
        <Button look="outline" onClick={() => setShown(shown + sheetsPerStep)} aria-label={texts.moreOf(name)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}

function ThemeSheet({ theme: { title, content, usageCount }, onChoose }: { theme: Theme; onChoose: () => void }) {
  return (
    <li className="theme-sheet">
      <h3>
        <button type="button" aria-haspopup="dialog" dir="auto" onClick={onChoose}>
          <span>{title}</span>
        </button>
      </h3>
      <p dir="auto">{content}</p>
      {usageCount > 0 && <small>{texts.used(usageCount)}</small>}
    </li>
  );
}

/** Who presses `Ver mais` goes on from the first sheet that comes. */
function useFirstNew(shown: number) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (shown > sheetsPerStep) list.current?.children[shown - sheetsPerStep]?.querySelector('button')?.focus();
  }, [shown]);
  return list;
}
