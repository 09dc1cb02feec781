import { istanbulNow, toScreenDate } from '@kalem/domain';
import { writePaymentLines } from '@kalem/domain/ledger';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { Button } from '../../primitives/Button';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { ErrorText } from '../ErrorText';
import { messages } from './messages';
import { CopyButton, PaymentLines, PaymentQrCode } from './PaymentLines';

type Link = components['schemas']['PaymentLink'];

interface PaymentLinkDialogProps {
  invoice: { readonly id: string; readonly belgeNumarasi: string | null; readonly emails: readonly string[] };
  aliciUnvan: string;
  companyId: string;
  onClose: () => void;
}

/** The public payment page of an invoice: its address and payment lines to pass on, and its end (MNY-72, MNY-74). */
export function PaymentLinkDialog({ invoice, aliciUnvan, companyId, onClose }: PaymentLinkDialogProps) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const path = '/fatura/{id}/odeme-baglantisi';
  const params = { path: { id: invoice.id }, query: { companyId } };
  const { data: link, error } = useOwnQuery({
    queryKey: ['post', path, params],
    meta: { kind: 'createPaymentLink' },
    queryFn: async ({ signal }) => (await client.POST(path, { params, signal })).data,
    gcTime: 0,
  });
  return (
    <Dialog title={t('payLink')} note={aliciUnvan} size="md" isOpen isDismissable onClose={onClose}>
      <div className="kalem-payment-link">
        {error && <ErrorText error={error} />}
        {!link && !error && (
          <div role="status" aria-label={t('opening')}>
            <Skeleton height="180px" />
          </div>
        )}
        {link && (
          <>
            <Address link={link} />
            <PaymentLines lines={link.satirlar} />
            <PaymentQrCode invoiceId={invoice.id} companyId={companyId} />
            <Ways link={link} invoice={invoice} aliciUnvan={aliciUnvan} />
            <Ending invoiceId={invoice.id} companyId={companyId} onEnded={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Address({ link: { url, expiresAt, acilma } }: { link: Link }) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const address = client.addressOf(url);
  return (
    <section aria-label={t('address')}>
      <div className="kalem-payment-link__line">
        <a className="kalem-link kalem-cut" href={address} target="_blank" rel="noopener noreferrer">
          {address.replace(/^https?:\/\//, '')}
        </a>
        <CopyButton name={t('address')} text={address} />
      </div>
      <p className="kalem-xs kalem-muted">
        {t('openUntil', { day: toScreenDate(istanbulNow(new Date(expiresAt)).date) })}
        {acilma > 0 && ` · ${t('opened', { n: acilma })}`}
      </p>
    </section>
  );
}

interface WaysProps extends Pick<PaymentLinkDialogProps, 'invoice' | 'aliciUnvan'> {
  link: Link;
}

function Ways({ link: { url, satirlar }, invoice, aliciUnvan }: WaysProps) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const number = invoice.belgeNumarasi ?? '';
  const text = [
    t('shareText', { name: aliciUnvan, number, url: client.addressOf(url) }),
    '',
    ...writePaymentLines(satirlar),
  ].join('\n');
  const to = invoice.emails.map(encodeURIComponent).join(',');
  const mail = `subject=${encodeURIComponent(t('mailSubject', { number }))}&body=${encodeURIComponent(text)}`;
  return (
    <div className="kalem-payment-link__ways">
      <a className="kalem-link" href={`mailto:${to}?${mail}`}>
        {t('byMail')}
      </a>
      <a
        className="kalem-link"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('byWhatsApp')}
      </a>
    </div>
  );
}

interface EndingProps {
  invoiceId: string;
  companyId: string;
  onEnded: () => void;
}

function Ending({ invoiceId, companyId, onEnded }: EndingProps) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const [isAsking, setAsking] = useState(false);
  const end = useAction('revokePaymentLink', async () => {
    await client.DELETE('/fatura/{id}/odeme-baglantisi', { params: { path: { id: invoiceId }, query: { companyId } } });
    toast({ tone: 'success', text: t('closed') });
    onEnded();
  });
  if (!isAsking)
    return (
      <Button size="sm" variant="quiet" icon={icons.xCircle} onPress={() => setAsking(true)}>
        {t('close')}
      </Button>
    );
  return (
    <div className="kalem-payment-link__ways" role="group" aria-label={t('close')}>
      <p>{t('closeQuestion')}</p>
      <Button size="sm" onPress={() => setAsking(false)}>
        {t('keepOpen')}
      </Button>
      <Button size="sm" variant="danger" isPending={end.isPending} onPress={() => void end.run(undefined)}>
        {t('close')}
      </Button>
    </div>
  );
}
