import type { Theme } from '@lauda/api-client/themes';
import type { ThemeGroup } from './theme-groups.ts';
import { texts } from './texts.ts';

/** One of the three sections: sheets with the first lines of each theme. */
export function ThemeSection({ source, themes, onChoose }: ThemeGroup & { onChoose: (theme: Theme) => void }) {
  return (
    <section className="theme-section" aria-labelledby={`themes-${source}`}>
      <h2 id={`themes-${source}`}>{texts.sections[source]}</h2>
      {themes.length === 0 && <p>{texts.sectionEmpty[source]}</p>}
      <ul>
        {themes.map((theme) => (
          <li key={theme.id} className="theme-sheet">
            <h3>
              <button type="button" onClick={() => onChoose(theme)}>
                {theme.title}
              </button>
            </h3>
            <p>{theme.content}</p>
            {theme.usageCount > 0 && <small>{texts.used(theme.usageCount)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
