import { canRaiseRequest } from '@kalem/domain';
import { isCollectable, isWriteOff } from '../../kit/receipt/collectionWords';
import { messages as requestTexts } from '../../kit/requests/messages';
import { wordsToObject } from '../../kit/requests/RequestFlow';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { isRequestable, obstacleToEdit, type RowCommands } from './invoiceMenu';
import { messages } from './messages';
import type { ListedInvoice } from './useInvoices';

export interface PreviewActionsProps {
  invoice: ListedInvoice;
  today: string;
  commands: RowCommands;
  mayWrite: boolean;
  mayRequest: boolean;
  mayFollowUp: boolean;
  hasBank: boolean;
  onClose: () => void;
}

/** The actions as a list. A disabled action shows its reason. */
export function PreviewActions({
  invoice,
  commands,
  today,
  mayWrite,
  mayRequest,
  mayFollowUp,
  hasBank,
  onClose,
}: PreviewActionsProps) {
  const t = useMessages(messages);
  const tRequest = useMessages(requestTexts);
  const isApproved = invoice.onayDurumu === 'Onaylandi';
  const lead = (command: (invoice: ListedInvoice) => void) => () => {
    onClose();
    command(invoice);
  };
  const obstacle = obstacleToEdit(invoice, mayWrite);
  const mayNot = mayWrite ? undefined : t('mayNotWrite');
  const noteOfRequest = () => {
    if (!isApproved) return t('requestLater');
    if (!canRaiseRequest(invoice)) return t('requestExists');
    return wordsToObject(invoice, today, tRequest);
  };
  return (
    <div className="kalem-invoice-preview__actions">
      <Action label={t('downloadPdf')} icon={icons.download} onPress={() => commands.downloadPdf(invoice)} />
      <Action
        label={t('downloadZip')}
        note={t('zipHolds')}
        icon={icons.files}
        onPress={() => commands.download(invoice)}
      />
      <Action
        label={t('share')}
        note={isApproved ? undefined : t('shareLater')}
        icon={icons.share}
        isDisabled={!isApproved}
        onPress={() => commands.share(invoice)}
      />
      <Action
        label={t('edit')}
        note={obstacle && t(obstacle)}
        icon={icons.edit}
        isDisabled={obstacle !== undefined}
        onPress={lead(commands.edit)}
      />
      <Action label={t('copy')} note={mayNot} icon={icons.copy} isDisabled={!mayWrite} onPress={lead(commands.copy)} />
      {invoice.ettn && invoice.belgeNumarasi && (
        <Action label={t('redownload')} icon={icons.refresh} onPress={() => commands.redownload(invoice)} />
      )}
      {isCollectable(invoice) && <Action label={t('payLink')} icon={icons.link} onPress={lead(commands.payLink)} />}
      {mayFollowUp && hasBank && isRequestable(invoice) && (
        <Action label={t('requestPay')} icon={icons.landmark} onPress={lead(commands.requestPay)} />
      )}
      {mayFollowUp && isCollectable(invoice) && (
        <Action label={t('collect')} icon={icons.purse} onPress={lead(commands.collect)} />
      )}
      {mayFollowUp && isWriteOff(invoice) && (
        <Action label={t('writeOff')} icon={icons.check} onPress={lead(commands.writeOff)} />
      )}
      {mayFollowUp && isApproved && (
        <Action label={t('changeDueDate')} icon={icons.calendar} onPress={lead(commands.changeDueDate)} />
      )}
      {mayRequest && (
        <>
          <Action
            label={tRequest('IPTAL')}
            note={noteOfRequest()}
            icon={icons.undo}
            isDisabled={!canRaiseRequest(invoice)}
            onPress={lead(commands.requestCancel)}
          />
          <Action
            label={tRequest('ITIRAZ')}
            note={noteOfRequest()}
            icon={icons.alert}
            isDisabled={!canRaiseRequest(invoice)}
            onPress={lead(commands.requestObjection)}
          />
        </>
      )}
      {invoice.onayDurumu === 'Onaylanmadi' && (
        <Action
          label={t('delete')}
          note={mayNot}
          icon={icons.trash}
          tone="danger"
          isDisabled={!mayWrite}
          onPress={lead(commands.delete)}
        />
      )}
    </div>
  );
}

interface ActionProps {
  label: string;
  note?: string;
  icon: string;
  tone?: 'danger';
  isDisabled?: boolean;
  onPress: () => void;
}

function Action({ label, note, icon, tone, isDisabled, onPress }: ActionProps) {
  return (
    <button type="button" className="kalem-invoice-action" data-tone={tone} disabled={isDisabled} onClick={onPress}>
      <Icon icon={icon} />
      <span>{label}</span>
      {note && <small className="kalem-muted">{note}</small>}
    </button>
  );
}
