import { Button } from '@lauda/ui/plain';
import { Modal } from 'antd';
import { texts as shared } from '../shared/texts.ts';
import type { Draft } from './draft/kept-draft.ts';
import { texts } from './texts.ts';
import type { useWriting } from './use-writing.ts';

/** The theme, to read while writing. */
export function ThemeDialog({ open, theme, onClose }: { open: boolean; theme: string; onClose: () => void }) {
  return (
    <Modal open={open} title={texts.theme} centered onCancel={onClose} footer={<Button onClick={onClose}>{shared.close}</Button>}>
      <TextBox label={texts.theme} text={theme} />
    </Modal>
  );
}

/** Why the text cannot be sent yet (spec §5). */
export function RefusalDialog({ refusal, onClose }: { refusal?: keyof typeof texts.refusals; onClose: () => void }) {
  const said = refusal && texts.refusals[refusal];
  return (
    <Modal
      open={said !== undefined}
      title={said?.title}
      centered
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.understood}</Button>}
    >
      {said?.text}
    </Modal>
  );
}

/** Two texts, of which one is kept: closing it keeps both as they are. */
export function SavedElsewhereDialog({ saved, writing }: { saved: Draft; writing: ReturnType<typeof useWriting> }) {
  const { title, text, saved: label, keepMine, takeSaved } = texts.savedElsewhere;
  const footer = (
    <div className="writing-choice">
      <Button look="outline" onClick={writing.takeSaved}>
        {takeSaved}
      </Button>
      <Button onClick={writing.keepMine}>{keepMine}</Button>
    </div>
  );
  return (
    <Modal open={writing.isComparing} title={title} centered onCancel={writing.closeComparison} footer={footer}>
      <p>{text}</p>
      <TextBox label={label} text={[saved.title, saved.content].filter(Boolean).join('\n\n')} />
    </Modal>
  );
}

/** A text that may be longer than the screen: the keyboard scrolls it. */
function TextBox({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
    <div className="writing-text" role="region" aria-label={label} tabIndex={0} dir="auto">
      {text}
    </div>
  );
}
