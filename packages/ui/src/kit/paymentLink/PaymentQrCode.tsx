import { qrSvg } from '@kalem/domain/document';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { messages } from './messages';

/** The payment code that the bank made; nothing when it has none (MNY-78). */
export function PaymentQrCode({ invoiceId, companyId }: { invoiceId: string; companyId: string }) {
  const t = useMessages(messages);
  const params = { path: { id: invoiceId }, query: { companyId } };
  // Without the bank the dialog has everything else.
  const { data } = useApi().useQuery(
    'get',
    '/fatura/{id}/odeme-karekodu',
    { params },
    { meta: { kind: 'getPaymentQr', silent: true }, gcTime: 0, retry: false },
  );
  if (!data?.karekod) return null;
  return (
    <figure className="kalem-payment-link__qr">
      <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg(data.karekod))}`} alt={t('qr')} />
      {data.deneme && <figcaption className="kalem-sm">{t('test')}</figcaption>}
    </figure>
  );
}
