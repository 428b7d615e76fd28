import { Modal } from 'antd';
import type { ReactNode } from 'react';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel: string;
  /** Paints the confirming button red. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that matters; the question is the title. */
export function ConfirmDialog({ children, confirm, cancel, destructive = false, busy = false, onConfirm, ...rest }: ConfirmDialogProps) {
  return (
    <Modal {...rest} centered okText={confirm} cancelText={cancel} okButtonProps={{ danger: destructive, loading: busy }} onOk={onConfirm}>
      {children}
    </Modal>
  );
}
