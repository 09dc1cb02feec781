import { canRaiseRequest, isEditable } from '@kalem/domain';
import { isCollectable, isWriteOff } from '../../kit/receipt/collectionWords';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import type { Translate } from '../../provider/messages';
import type { ListedInvoice } from './useInvoices';

/** The actions of one invoice of the list. */
export interface RowCommands {
  preview: (invoice: ListedInvoice) => void;
  /** Downloads the ZIP that the portal signed. */
  download: (invoice: ListedInvoice) => void;
  downloadPdf: (invoice: ListedInvoice) => void;
  edit: (invoice: ListedInvoice) => void;
  copy: (invoice: ListedInvoice) => void;
  sign: (invoice: ListedInvoice) => void;
  /** Opens the preview with the ways to share; undefined closes them. */
  share: (invoice: ListedInvoice | undefined) => void;
  redownload: (invoice: ListedInvoice) => void;
  /** Opens the dialog that requests a cancellation. */
  requestCancel: (invoice: ListedInvoice) => void;
  /** Opens the dialog for an objection. */
  requestObjection: (invoice: ListedInvoice) => void;
  /** Opens the dialog of a payment received. */
  collect: (invoice: ListedInvoice) => void;
  /** Opens the link to the public payment page of an open invoice. */
  payLink: (invoice: ListedInvoice) => void;
  /** Opens the request to pay that the bank sends. */
  requestPay: (invoice: ListedInvoice) => void;
  /** Opens the question whether to write off a small rest. */
  writeOff: (invoice: ListedInvoice) => void;
  /** Opens the dialog that changes the due date of an approved invoice. */
  changeDueDate: (invoice: ListedInvoice) => void;
  /** Sends a refused draft to the portal again, or resolves an unknown outcome. */
  resend: (invoice: ListedInvoice) => void;
  delete: (invoice: ListedInvoice) => void;
}

/** An invoice can be signed if it is not approved (SGN-01) and the portal has it (SGN-06). */
export function isSignable({ onayDurumu, portalDurumu }: ListedInvoice): boolean {
  return onayDurumu === 'Onaylanmadi' && portalDurumu === 'GONDERILDI';
}

/** True for a draft whose current version the portal does not have: refused, waiting, or unknown. */
export function isResendable({ onayDurumu, portalDurumu }: ListedInvoice): boolean {
  return onayDurumu === 'Onaylanmadi' && portalDurumu !== 'GONDERILDI';
}

/** The reason why an invoice cannot be edited. */
type EditObstacle = 'mayNotWrite' | 'signedStays' | 'deletedStays' | 'madeAtPortal';

/** The reason why an invoice cannot be edited (INV-10, INV-11); undefined if it can. */
export function obstacleToEdit(invoice: ListedInvoice, mayWrite: boolean): EditObstacle | undefined {
  if (!mayWrite) return 'mayNotWrite';
  if (isEditable(invoice)) return undefined;
  if (invoice.onayDurumu === 'Onaylandi') return 'signedStays';
  return invoice.onayDurumu === 'Silinmis' ? 'deletedStays' : 'madeAtPortal';
}

interface MenuOptions {
  t: Translate<
    | 'sign'
    | 'resend'
    | 'requestCancel'
    | 'requestObjection'
    | 'changeDueDate'
    | 'collect'
    | 'writeOff'
    | 'payLink'
    | 'requestPay'
    | 'downloadInvoice'
    | 'share'
    | 'edit'
    | 'copy'
    | 'redownload'
    | 'delete'
    | 'shareLater'
    | 'requestExists'
    | EditObstacle
  >;
  mayWrite: boolean;
  mayRequest: boolean;
  mayFollowUp: boolean;
  /** The company has a bank that can ask payers. */
  hasBank: boolean;
}

/** A bank asks for amounts in TRY (MNY-79). */
export function isRequestable(invoice: ListedInvoice): boolean {
  return isCollectable(invoice) && invoice.paraBirim === 'TRY';
}

/** The row's menu in the order of LST-05, after the actions at the portal. */
export function menuOf(
  invoice: ListedInvoice,
  commands: RowCommands,
  { t, mayWrite, mayRequest, mayFollowUp, hasBank }: MenuOptions,
): MenuAction[][] {
  const { onayDurumu, ettn, belgeNumarasi } = invoice;
  const act = (id: keyof RowCommands, label: string, icon: string, isDisabled = false, why?: string): MenuAction => ({
    id,
    label,
    icon,
    isDisabled,
    note: isDisabled ? why : undefined,
    onAction: () => commands[id](invoice),
  });
  const obstacle = obstacleToEdit(invoice, mayWrite);
  const mayNot = mayWrite ? undefined : t('mayNotWrite');
  const isDraft = onayDurumu === 'Onaylanmadi';
  const requests = [
    act('requestCancel', t('requestCancel'), icons.undo, !canRaiseRequest(invoice), t('requestExists')),
    act('requestObjection', t('requestObjection'), icons.alert, !canRaiseRequest(invoice), t('requestExists')),
  ];
  return [
    isSignable(invoice) ? [act('sign', t('sign'), icons.sign, !mayWrite, mayNot)] : [],
    isResendable(invoice) ? [act('resend', t('resend'), icons.upload, !mayWrite, mayNot)] : [],
    onayDurumu === 'Onaylandi' && mayRequest ? requests : [],
    mayFollowUp
      ? [
          ...(isCollectable(invoice) ? [act('collect', t('collect'), icons.purse)] : []),
          ...(isWriteOff(invoice) ? [act('writeOff', t('writeOff'), icons.check)] : []),
          ...(onayDurumu === 'Onaylandi' ? [act('changeDueDate', t('changeDueDate'), icons.calendar)] : []),
        ]
      : [],
    // Known only with tahsilatRead.
    isCollectable(invoice)
      ? [
          act('payLink', t('payLink'), icons.link),
          ...(mayFollowUp && hasBank && isRequestable(invoice)
            ? [act('requestPay', t('requestPay'), icons.landmark)]
            : []),
        ]
      : [],
    [
      act('download', t('downloadInvoice'), icons.download),
      act('share', t('share'), icons.share, onayDurumu !== 'Onaylandi', t('shareLater')),
      act('edit', t('edit'), icons.edit, obstacle !== undefined, obstacle && t(obstacle)),
      act('copy', t('copy'), icons.copy, !mayWrite, mayNot),
      act('redownload', t('redownload'), icons.refresh, !ettn || !belgeNumarasi),
    ],
    isDraft ? [{ ...act('delete', t('delete'), icons.trash, !mayWrite, mayNot), tone: 'danger' }] : [],
  ];
}
