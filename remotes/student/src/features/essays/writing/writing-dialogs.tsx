import { Button } from '@lauda/ui/plain';
import { Modal } from 'antd';
import { texts as shared } from '../shared/texts.ts';
import { texts } from './texts.ts';

/** The theme, to read while writing. */
export function ThemeDialog({ open, theme, onClose }: { open: boolean; theme: string; onClose: () => void }) {
  return (
    <Modal open={open} title={texts.theme} centered onCancel={onClose} footer={<Button onClick={onClose}>{shared.close}</Button>}>
      <p className="writing-theme">{theme}</p>
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
