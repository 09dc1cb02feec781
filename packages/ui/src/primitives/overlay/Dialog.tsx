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
  /** Below the title, and part of the window's name. */
  note?: string;
  isOpen: boolean;
  /** The cross, Esc, and a press outside if it is dismissable. */
  onClose: () => void;
  /** Default 480 px wide; `lg` 720, `xl` 960, `full` 1180 and as high as the window lets it be. */
  size?: 'md' | 'lg' | 'xl' | 'full';
  /** `sheet` comes up from the lower edge at every width; a dialog does so on phones. */
  variant?: 'dialog' | 'sheet' | 'drawer';
  /** `alertdialog` asks something that cannot be undone. */
  role?: 'dialog' | 'alertdialog';
  /** A press outside closes it; off where typed text would be lost. */
  isDismissable?: boolean;
  /** Work that must not be interrupted is under way: neither Esc nor the cross closes it. */
  isBusy?: boolean;
  /** Buttons of the last line; the main one last. */
  footer?: ReactNode;
  /** Small buttons before the cross. */
  headActions?: ReactNode;
  children: ReactNode;
}

/** A window over the page. The focus goes in, stays in and comes back; the page behind is silent. */
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
  // In the first frame there is none; moving there later would mount everything again and lose the focus.
  const hasPortal = portal.UNSTABLE_portalContainer !== undefined;
  useHostModals(isOpen && hasPortal);
  return (
    // A host's own stands in no widget.
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
          {/* React Aria looks for a title of its own in the document alone, not in a shadow root. */}
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
  /** The label of the way out, where 'Vazgeç' would be misread. */
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/**
 * Asks before something that cannot be undone, with the focus on the way out; where it can be undone, do it and offer
 * that in a toast.
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
