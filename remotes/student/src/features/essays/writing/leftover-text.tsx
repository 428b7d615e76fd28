import { useHost } from '@lauda/host-sdk';
import { Button, ButtonLink } from '@lauda/ui/plain';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';
import './leftover-text.css';

type LeftoverTextProps = { essayId: string; text: string; onDiscard: () => void };

/** The essay was corrected with another text than what was typed in this browser: nobody's words go unseen. */
export function LeftoverText({ essayId, text, onDiscard }: LeftoverTextProps) {
  const { notify } = useHost();
  const { title, explanation, label, copy, copied, copyFailed, results, discard } = texts.leftover;
  const tell = (kind: 'success' | 'error', said: string) => notify({ kind, title: said });
  const onCopy = () =>
    void navigator.clipboard.writeText(text).then(
      () => tell('success', copied),
      () => tell('error', copyFailed),
    );
  return (
    <section className="leftover">
      <h1>{title}</h1>
      <p>{explanation}</p>
      <textarea className="leftover-text" aria-label={label} lang="pt-BR" dir="auto" readOnly value={text} />
      <div className="leftover-actions">
        <Button onClick={onCopy}>{copy}</Button>
        <ButtonLink look="outline" to={paths.results(essayId)}>
          {results}
        </ButtonLink>
        <Button look="outline" onClick={onDiscard}>
          {discard}
        </Button>
      </div>
    </section>
  );
}
