import { useHost } from '@lauda/host-sdk';
import { Button } from '@lauda/ui/plain';
import { Modal } from 'antd';
import { texts } from './texts.ts';

type Offer = { title: string; text: string };
type UpgradeDialogProps = { open: boolean; source: string; onClose: () => void };

/** What Premium would give at the place that asked, and the way to the plans (spec §6). */
export function UpgradeDialog({ open, source, onClose }: UpgradeDialogProps) {
  const host = useHost();
  const offers: Partial<Record<string, Offer>> = texts.upgrades;
  const { title, text } = offers[source] ?? texts.upgrade;
  const showPlans = () => {
    onClose();
    host.openPlans(source);
  };
  const footer = (
    <div className="upgrade-actions">
      <Button look="outline" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button onClick={showPlans}>{texts.seePlans}</Button>
    </div>
  );
  return (
    <Modal open={open} title={title} centered onCancel={onClose} footer={footer}>
      {text}
    </Modal>
  );
}
