import { formatIban } from '@kalem/domain';
import { qrSvg } from '@kalem/domain/document';
import type { components } from '@kalem/sdk';
import { Amount } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { CopyButton } from '../publicLink/CopyButton';
import { messages } from './messages';

/** What a payer types at the bank, each to copy (MNY-72). */
export function PaymentLines({
  lines: { iban, hesapSahibi, tutar, paraBirim, aciklama },
}: {
  lines: components['schemas']['PaymentLines'];
}) {
  const t = useMessages(messages);
  const rows = [
    { name: 'IBAN', text: formatIban(iban), copied: iban },
    { name: t('holder'), text: hesapSahibi, copied: undefined },
    // What banks' forms take: no currency and no points.
    { name: t('amount'), text: <Amount value={tutar} currency={paraBirim} />, copied: tutar.replace('.', ',') },
    { name: t('reference'), text: aciklama, copied: aciklama },
  ];
  return (
    <section aria-label={t('lines')}>
      <dl className="kalem-payment-link__lines">
        {rows.map(({ name, text, copied }) => (
          <div key={name} className="kalem-payment-link__line">
            <dt className="kalem-muted">{name}</dt>
            <dd className="kalem-num">
              <span>{text}</span>
              {copied !== undefined && <CopyButton name={name} text={copied} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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
