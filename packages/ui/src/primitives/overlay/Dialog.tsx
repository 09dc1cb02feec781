import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../provider/messages';
import { Button, IconButton } from '../Button';
import * as icons from '../icons';
import { AriaLanguage } from '../layout/AriaLanguage';
import { messages } from '../messages';
import { useHostModals } from './hostModals';
import { usePortal } from './Popover';

export interface DialogProps {
  title: string;
  /** Shown below the title; part of the accessible name. */
  note?: string;
  isOpen: boolean;
  /** Called by the close button, Esc, and a press outside if `isDismissable`. */
  onClose: () => void;
  /** Widths: default 480 px, `lg` 720, `xl` 960, `full` 1180 and the full height of the window. */
  size?: 'md' | 'lg' | 'xl' | 'full';
  /** `sheet` slides up from the lower edge at every width. A `dialog` does so only on phones. */
  variant?: 'dialog' | 'sheet' | 'drawer';
  /** `alertdialog` confirms an action that cannot be undone. */
  role?: 'dialog' | 'alertdialog';
  /** Closes on a press outside. Turn it off where typed text would be lost. */
  isDismissable?: boolean;
  /** Blocks Esc and the close button during work that must not be interrupted. */
  isBusy?: boolean;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  /** Icon buttons before the close button. */
  headActions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. It takes the focus, traps it and restores it. The page behind is inert. */
export function Dialog({
  title,
  note,
  isOpen,
  onClose,
  size = 'md',
  variant = 'dialog',
  role = 'dialog',
  isDismissable = false,
  isBusy = false,
  footer,
  headActions,
  children,
}: DialogProps) {
  const t = useMessages(messages);
  const titleId = useId();
  const portal = usePortal();
  // The first frame has no container yet. Moving there later would remount the dialog and lose the focus.
  const hasPortal = portal.UNSTABLE_portalContainer !== undefined;
  useHostModals(isOpen && hasPortal);
  return (
    // A host's own dialog is in no widget, so it sets the language itself.
    <AriaLanguage>
      <ModalOverlay
        {...portal}
        isOpen={isOpen && hasPortal}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        isDismissable={isDismissable && !isBusy}
        isKeyboardDismissDisabled={isBusy}
        className="kalem-scrim"
        data-variant={variant}
      >
        <Modal className="kalem-dialog" data-size={size} data-variant={variant}>
          {/* The label is set here: React Aria finds its own title only in the document, not in a shadow root. */}
          <AriaDialog role={role} aria-labelledby={titleId} className="kalem-dialog__frame">
            <div className="kalem-dialog__head">
              <h2 id={titleId} className="kalem-dialog__title">
                {title}
                {note && <small> {note}</small>}
              </h2>
              {headActions}
              {role === 'dialog' && (
                <IconButton label={t('close')} icon={icons.x} isDisabled={isBusy} onPress={onClose} />
              )}
            </div>
            <div className="kalem-dialog__body">{children}</div>
            {footer && <footer className="kalem-dialog__foot">{footer}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  );
}

export interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  confirmLabel: string;
  /** The label of the cancel button, where 'Vazgeç' would be ambiguous. */
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/**
 * Confirms an action that cannot be undone; the focus is on the cancel button. For other actions act at once and offer
 * undo in a toast.
 */
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
  const t = useMessages(messages);
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
            {cancelLabel ?? t('cancel')}
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
