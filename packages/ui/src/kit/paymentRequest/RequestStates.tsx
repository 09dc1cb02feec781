import type { components } from '@kalem/sdk';
import { minuteOf } from '../../fields/instants';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Badge, type Tone } from '../../primitives/feedback/Badge';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

export type PaymentRequest = components['schemas']['PaymentRequest'];

const tones: Readonly<Record<PaymentRequest['durum'], Tone>> = {
  GONDERILIYOR: 'info',
  GONDERILDI: 'info',
  ODENDI: 'success',
  REDDEDILDI: 'danger',
  SURESI_DOLDU: 'warning',
  IPTAL: 'neutral',
  ULASMADI: 'danger',
};

/** Whether the payer may still pay it. */
export function isOpenRequest({ durum }: PaymentRequest): boolean {
  return durum === 'GONDERILIYOR' || durum === 'GONDERILDI';
}

/** Requests with their states, and the reasons in the bank's words (MNY-80). */
export function RequestStates({ requests }: { requests: readonly PaymentRequest[] }) {
  const t = useMessages(messages);
  if (requests.length === 0) return null;
  return (
    <section aria-label={t('requests')}>
      <ul className="kalem-payment-requests">
        {requests.map((request) => (
          <RequestState key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

/** The last request to pay an invoice; nothing without one (MNY-80). */
export function LatestRequest({ invoiceId, companyId }: { invoiceId: string; companyId: string }) {
  const params = { path: { id: invoiceId }, query: { companyId } };
  const { data } = useApi().useQuery(
    'get',
    '/fatura/{id}/odeme-iste',
    { params },
    { meta: { kind: 'listPaymentRequests' } },
  );
  return <RequestStates requests={data?.items.slice(0, 1) ?? []} />;
}

function RequestState({ request }: { request: PaymentRequest }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const { durum, neden, borclu, tutar, odenen, avans, paraBirim, sonGecerlilik } = request;
  const money = (amount: string) => `${formatDecimal(amount, locale)} ${paraBirim === 'TRY' ? 'TL' : paraBirim}`;
  return (
    <li>
      <p className="kalem-payment-requests__head">
        <Badge tone={tones[durum]}>{t(durum)}</Badge>
        <Amount value={tutar} currency={paraBirim} />
      </p>
      <p className="kalem-sm kalem-muted">
        {borclu ? `${t(borclu.tur)}: ${borclu.deger}` : t('pagePayer')}
        {isOpenRequest(request) && ` · ${t('until', { time: minuteOf(sonGecerlilik) })}`}
      </p>
      {durum === 'GONDERILIYOR' && <p className="kalem-sm">{t('sending')}</p>}
      {neden && (
        <p className="kalem-sm" lang="tr">
          {neden}
        </p>
      )}
      {odenen !== null && odenen !== tutar && <p className="kalem-sm">{t('paidPart', { amount: money(odenen) })}</p>}
      {Number(avans) > 0 && <p className="kalem-sm">{t('surplus', { amount: money(avans) })}</p>}
    </li>
  );
}
