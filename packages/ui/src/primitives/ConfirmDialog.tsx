import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'primary' | 'danger';
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be undone, with the focus on the way out; where it can be, do it and offer the way back in a toast. */
export function ConfirmDialog({
  title,
  isOpen,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  isPending,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      role="alertdialog"
      isBusy={isPending}
      footer={
        <>
          <Button onPress={onCancel} isDisabled={isPending} autoFocus>
            {cancelLabel}
          </Button>
          <Button variant={tone} onPress={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
