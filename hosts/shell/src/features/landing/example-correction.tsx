import { example } from './example.ts';
import { texts } from './texts.ts';
import './example-correction.css';

/** The essay on its sheet, as it comes back: the hero of the page. */
export function ExampleSheet() {
  return (
    <figure className="example-sheet" aria-label={texts.sheetLabel}>
      <figcaption>
        <span>{texts.themeLabel}</span> {example.theme}
      </figcaption>
      {example.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Marked text={paragraph} />
        </p>
      ))}
    </figure>
  );
}

/** A paragraph with its mark, of which each here has at most one. */
function Marked({ text }: { text: string }) {
  const mark = example.marks.find(({ excerpt }) => text.includes(excerpt));
  if (!mark) return text;
  const [before, after] = text.split(mark.excerpt);
  return (
    <>
      {before}
      <mark className={`example-mark example-${mark.kind}`}>
        {mark.excerpt}
        <span className="ui-hidden">{texts.markOf(mark.name)}</span>
        <sup aria-hidden="true">{mark.label}</sup>
      </mark>
      {after}
    </>
  );
}

/** What each mark means, in the order of the text. */
export function ExampleMarks() {
  return (
    <section className="landing-part">
      <h2>{texts.marksTitle}</h2>
      <p className="landing-about">{texts.marksText}</p>
      <ol className="example-notes">
        {example.marks.map(({ label, name, kind, excerpt, message, better }) => (
          <li key={label}>
            <p className="example-note-head">
              <b>{label}</b> {name}
            </p>
            <p className="example-excerpt">
              <span className={`example-mark example-${kind}`}>{excerpt}</span>
            </p>
            <p>{message}</p>
            <p>
              {texts.replaceWith} <strong>{better}</strong>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The five scores with their reasons, and the total. */
export function ExampleScores() {
  const { scores, scoreMax, total, totalMax, totalBand, engine } = example;
  return (
    <section className="landing-part">
      <h2>{texts.scoresTitle}</h2>
      <p className="landing-about">{texts.scoresText}</p>
      <div className="example-result">
        <p className={`example-total example-${totalBand}`}>
          <span>{texts.total}</span>
          <b>
            {total}/{totalMax}
          </b>
          <em>{texts.bands[totalBand]}</em>
        </p>
        <ol className="example-scores">
          {scores.map(({ name, score, band, reason }) => (
            <li key={name} className={`example-${band}`}>
              <h3>{name}</h3>
              <p className="example-score">
                <b>
                  {score}/{scoreMax}
                </b>{' '}
                <em>{texts.bands[band]}</em>
              </p>
              <progress value={score} max={scoreMax} aria-hidden="true" />
              <p className="example-reason">{reason}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="landing-small">
        {texts.by(engine)} {texts.estimate}
      </p>
    </section>
  );
}
