import { canRaiseRequest, isEditable } from '@kalem/domain';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import type { Translate } from '../../provider/messages';
import type { ListedInvoice } from './useInvoices';

/** What can be done with one invoice of the list. */
export interface RowCommands {
  preview: (invoice: ListedInvoice) => void;
  /** The ZIP that the portal signed. */
  download: (invoice: ListedInvoice) => void;
  downloadPdf: (invoice: ListedInvoice) => void;
  edit: (invoice: ListedInvoice) => void;
  copy: (invoice: ListedInvoice) => void;
  sign: (invoice: ListedInvoice) => void;
  /** Opens the preview with the ways to share; undefined closes them. */
  share: (invoice: ListedInvoice | undefined) => void;
  redownload: (invoice: ListedInvoice) => void;
  /** Opens the dialog that asks for a cancellation. */
  requestCancel: (invoice: ListedInvoice) => void;
  /** Opens the dialog that objects. */
  requestObjection: (invoice: ListedInvoice) => void;
  /** Sends to the portal what it refused, or asks what became of it. */
  resend: (invoice: ListedInvoice) => void;
  delete: (invoice: ListedInvoice) => void;
}

/** Only what is not approved is signed (SGN-01), and only what the portal has (SGN-06). */
export function isSignable({ onayDurumu, portalDurumu }: ListedInvoice): boolean {
  return onayDurumu === 'Onaylanmadi' && portalDurumu === 'GONDERILDI';
}

/** A draft that the portal does not have as it stands here: refused, waiting, or unknown. */
export function isResendable({ onayDurumu, portalDurumu }: ListedInvoice): boolean {
  return onayDurumu === 'Onaylanmadi' && portalDurumu !== 'GONDERILDI';
}

/** Why an invoice cannot be edited. */
type EditObstacle = 'mayNotWrite' | 'signedStays' | 'deletedStays' | 'madeAtPortal';

/** The text that says why an invoice cannot be edited (INV-10, INV-11); undefined when it can. */
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
}

/** The row's menu in the order of LST-05, what leads to the portal before it. */
export function menuOf(
  invoice: ListedInvoice,
  commands: RowCommands,
  { t, mayWrite, mayRequest }: MenuOptions,
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
