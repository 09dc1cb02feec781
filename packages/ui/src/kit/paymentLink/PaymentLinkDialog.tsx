import { writePaymentLines } from '@kalem/domain/ledger';
import type { components } from '@kalem/sdk';
import { Skeleton } from '../../primitives/feedback/Progress';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { ErrorText } from '../ErrorText';
import { EndLink } from '../publicLink/EndLink';
import { LinkWays, OpenLink } from '../publicLink/OpenLink';
import { messages } from './messages';
import { PaymentLines, PaymentQrCode } from './PaymentLines';

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
            <OpenLink link={link} name={t('address')} />
            <PaymentLines lines={link.satirlar} />
            <PaymentQrCode invoiceId={invoice.id} companyId={companyId} />
            <Ways link={link} invoice={invoice} aliciUnvan={aliciUnvan} />
            <EndLink operation="revokePaymentLink" end={() => client.DELETE(path, { params })} onEnded={onClose} />
          </>
        )}
      </div>
    </Dialog>
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
  return <LinkWays text={text} subject={t('mailSubject', { number })} emails={invoice.emails} />;
}
