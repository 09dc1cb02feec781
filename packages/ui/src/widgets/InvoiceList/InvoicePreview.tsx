import { useState } from 'react';
import { daysLeftToSign, isEditable, toScreenDate } from '@kalem/domain';
import { recipientOf, useInvoiceTypeTitle } from '../../fields/invoices';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { StatusMark } from '../../primitives/feedback/Badge';
import { Spinner } from '../../primitives/feedback/Progress';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { Menu } from '../../primitives/overlay/Menu';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { wordsForDays } from './columns';
import { useDocumentLink } from './documents';
import { messages } from './messages';
import { ShareInvoice } from './ShareInvoice';
import { isSignable, type RowCommands } from './useInvoiceList';
import type { ListedInvoice } from './useInvoices';

export interface InvoicePreviewProps {
  invoice: ListedInvoice;
  companyId: string;
  today: string;
  commands: RowCommands;
  /** What a narrow window offers behind one button. */
  menu: readonly (readonly MenuAction[])[];
  isSharing: boolean;
  onClose: () => void;
}

/** The invoice's document with what can be done with it (LST-06, A-10). */
export function InvoicePreview(props: InvoicePreviewProps) {
  const { invoice, companyId, commands, menu, isSharing, onClose } = props;
  const t = useMessages(messages);
  const name = recipientOf(invoice);
  const sign = isSignable(invoice) && (
    <Button
      variant="primary"
      icon={icons.sign}
      isBlock
      onPress={() => {
        onClose();
        commands.sign(invoice);
      }}
    >
      {t('sign')}
    </Button>
  );
  return (
    <Dialog
      title={invoice.belgeNumarasi ? t('previewOf', { name, number: invoice.belgeNumarasi }) : name}
      size="full"
      isOpen
      isDismissable
      onClose={onClose}
    >
      <div className="kalem-invoice-preview">
        <Document invoice={invoice} companyId={companyId} />
        <div className="kalem-invoice-preview__panel">
          <Facts {...props} />
          {sign}
          {isSharing && (
            <ShareInvoice invoice={invoice} companyId={companyId} onClose={() => commands.share(undefined)} />
          )}
          <Actions {...props} />
        </div>
        <div className="kalem-invoice-preview__bar">
          <span>
            <small className="kalem-muted">{t('payable')}</small>
            <strong>
              <Amount value={invoice.totals.odenecekTutar ?? '0'} currency={invoice.paraBirim} />
            </strong>
          </span>
          {sign}
          <Menu label={t('rowActions', { name })} icon={icons.more} groups={menu} />
        </div>
      </div>
    </Dialog>
  );
}

function Facts({ invoice, today }: InvoicePreviewProps) {
  const t = useMessages(messages);
  const type = useInvoiceTypeTitle()(invoice.faturaTip);
  const { onayDurumu, faturaTarih, faturaSaat } = invoice;
  const facts = [
    [t('faturaTip'), type],
    [t('issued'), `${toScreenDate(faturaTarih)} ${faturaSaat.slice(0, 5)}`],
    [t('toSign'), onayDurumu === 'Onaylanmadi' ? wordsForDays(daysLeftToSign(faturaTarih, today), t) : undefined],
  ];
  return (
    <>
      <StatusMark status={onayDurumu}>{t(onayDurumu)}</StatusMark>
      <p className="kalem-invoice-preview__amount">
        <Amount value={invoice.totals.odenecekTutar ?? '0'} currency={invoice.paraBirim} />
      </p>
      <dl className="kalem-invoice-preview__facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="kalem-muted">{name}</dt>
                <dd className="kalem-num">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** The actions as lines; one that cannot be done now says why. */
function Actions({ invoice, commands, onClose }: InvoicePreviewProps) {
  const t = useMessages(messages);
  const isApproved = invoice.onayDurumu === 'Onaylandi';
  const lead = (command: (invoice: ListedInvoice) => void) => () => {
    onClose();
    command(invoice);
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
        note={isEditable(invoice) ? undefined : t('notEditable')}
        icon={icons.edit}
        isDisabled={!isEditable(invoice)}
        onPress={lead(commands.edit)}
      />
      <Action label={t('copy')} icon={icons.copy} onPress={lead(commands.copy)} />
      {invoice.ettn && invoice.belgeNumarasi && (
        <Action label={t('redownload')} icon={icons.refresh} onPress={() => commands.redownload(invoice)} />
      )}
      {invoice.onayDurumu === 'Onaylanmadi' && (
        <Action label={t('delete')} icon={icons.trash} tone="danger" onPress={lead(commands.delete)} />
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

/**
 * The document itself as a page, without scripts and without our origin (LST-07): it looks the same in every browser,
 * and a browser's own viewer of PDFs is none of ours (USE-15).
 */
function Document({ invoice, companyId }: Pick<InvoicePreviewProps, 'invoice' | 'companyId'>) {
  const t = useMessages(messages);
  const { explain } = useKalem();
  const link = useDocumentLink(invoice, companyId, 'html');
  const [loaded, setLoaded] = useState<string>();
  return (
    <div className="kalem-invoice-preview__paper" aria-busy={!link.error && loaded !== link.data}>
      {link.error && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onPress={() => void link.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('documentFailed')}. {explain(link.error)}
        </Banner>
      )}
      {!link.error && loaded !== link.data && (
        <div className="kalem-invoice-preview__waiting">
          <Spinner label={t('documentLoading')} />
        </div>
      )}
      {link.data && (
        <iframe
          className="kalem-invoice-preview__document"
          title={t('document')}
          src={link.data}
          sandbox=""
          onLoad={() => setLoaded(link.data)}
        />
      )}
    </div>
  );
}
