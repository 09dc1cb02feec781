import { Suspense, useEffect } from 'react';
import { daysLeftToSign, toScreenDate } from '@kalem/domain';
import { recipientOf, useInvoiceTypeTitle } from '../../fields/invoices';
import { Amount } from '../../primitives/Amount';
import { Button, IconButton } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { StatusMark } from '../../primitives/feedback/Badge';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { lazyPart } from '../../primitives/lazyPart';
import { Menu } from '../../primitives/overlay/Menu';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useMessages } from '../../provider/messages';
import { originOf } from '../../provider/shadow';
import { useStable } from '../../provider/useStable';
import { dueText, wordsForDays } from './columns';
import { PreviewActions, type PreviewActionsProps } from './PreviewActions';
import { Document } from './PreviewedDocument';
import { messages } from './messages';
import { ShareInvoice } from './ShareInvoice';
import { isResendable, isSignable } from './invoiceMenu';
import type { Neighbours } from './useRowCommands';

const InvoiceReceipts = lazyPart(async () => (await import('../../kit/receipt/InvoiceReceipts')).InvoiceReceipts);

const LatestRequest = lazyPart(async () => (await import('../../kit/paymentRequest/RequestStates')).LatestRequest);

interface InvoicePreviewProps extends PreviewActionsProps {
  companyId: string;
  /** The actions in the menu of a narrow window. */
  menu: readonly (readonly MenuAction[])[];
  isSharing: boolean;
  neighbours: Neighbours;
  onReversed: (receipt: { id: string }) => void;
  onRefunded: (receipts: readonly { id: string }[]) => void;
}

/** The invoice's document and its actions (LST-06, A-10). */
export function InvoicePreview(props: InvoicePreviewProps) {
  const { invoice, companyId, commands, menu, isSharing, mayWrite, onClose } = props;
  const t = useMessages(messages);
  const name = recipientOf(invoice);
  const type = useInvoiceTypeTitle()(invoice);
  const sign = isSignable(invoice) && (
    <Button
      variant="primary"
      icon={icons.sign}
      isBlock
      isDisabled={!mayWrite}
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
      title={name}
      note={[invoice.belgeNumarasi, type].filter(Boolean).join(' · ')}
      size="full"
      isOpen
      isDismissable
      onClose={onClose}
      headActions={<NeighbourButtons {...props} />}
    >
      <div className="kalem-invoice-preview">
        <Document key={invoice.id} invoice={invoice} companyId={companyId} />
        <div className="kalem-invoice-preview__panel">
          <Facts {...props} />
          <Suspense>
            {invoice.tahsilat && (
              <InvoiceReceipts {...props} key={invoice.id} tahsilat={invoice.tahsilat} mayReverse={props.mayFollowUp} />
            )}
            {props.hasBank && invoice.tahsilat && <LatestRequest invoiceId={invoice.id} companyId={companyId} />}
          </Suspense>
          <PortalNews {...props} />
          {sign}
          {isSharing && (
            <ShareInvoice invoice={invoice} companyId={companyId} onClose={() => commands.share(undefined)} />
          )}
          <PreviewActions {...props} />
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

/** Buttons and arrow keys to the previous and next invoice of the list. */
function NeighbourButtons({ neighbours, commands }: InvoicePreviewProps) {
  const t = useMessages(messages);
  const { previous, next } = neighbours;
  const press = useStable((event: KeyboardEvent) => {
    const { key, defaultPrevented } = event;
    const target = originOf(event);
    const isElsewhere = target instanceof Element && target.closest('[role="menu"], [role="alertdialog"], input');
    if (defaultPrevented || isElsewhere) return;
    if (key === 'ArrowUp' && previous) commands.preview(previous);
    if (key === 'ArrowDown' && next) commands.preview(next);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
  return (
    <>
      <IconButton
        label={t('previous')}
        icon={icons.chevronUp}
        isDisabled={!previous}
        onPress={() => previous && commands.preview(previous)}
      />
      <IconButton
        label={t('next')}
        icon={icons.chevronDown}
        isDisabled={!next}
        onPress={() => next && commands.preview(next)}
      />
    </>
  );
}

/** The portal's reason for a refused draft, with a retry button. */
function PortalNews({ invoice, commands, mayWrite }: InvoicePreviewProps) {
  const t = useMessages(messages);
  const { portalDurumu, portalMesaji } = invoice;
  if (!isResendable(invoice) || portalDurumu === 'GONDERILDI') return null;
  return (
    <Banner
      tone={portalDurumu === 'REDDEDILDI' ? 'danger' : 'warning'}
      actions={
        <Button size="sm" isDisabled={!mayWrite} onPress={() => commands.resend(invoice)}>
          {t('resend')}
        </Button>
      }
    >
      {t(portalDurumu)}
      {portalMesaji && (
        <>
          {': '}
          <span lang="tr">{portalMesaji}</span>
        </>
      )}
    </Banner>
  );
}

function Facts({ invoice, today }: InvoicePreviewProps) {
  const t = useMessages(messages);
  const type = useInvoiceTypeTitle()(invoice);
  const { onayDurumu, faturaTarih, faturaSaat } = invoice;
  const facts = [
    [t('faturaTip'), type],
    [t('issued'), `${toScreenDate(faturaTarih)} ${faturaSaat.slice(0, 5)}`],
    [t('vade'), dueText(invoice, t)],
    [t('tahsilat'), invoice.takipDisi ? t('untracked') : undefined],
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
