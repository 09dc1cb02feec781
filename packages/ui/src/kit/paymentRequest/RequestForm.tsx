import { addDays, istanbulNow } from '@kalem/domain';
import { validatePaymentRequest } from '@kalem/domain/checks';
import type { components } from '@kalem/sdk';
import { Amount } from '../../primitives/Amount';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { Select } from '../../primitives/choice/Select';
import { DateField } from '../../primitives/input/DateField';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { FormDialog } from '../FormDialog';
import { useForm } from '../useForm';
import { messages } from './messages';
import { type PaymentRequest, RequestStates } from './RequestStates';

type Debtor = components['schemas']['PaymentDebtor'];

/** An invoice with something left to pay. */
export interface RequestedInvoice {
  readonly id: string;
  readonly emails: readonly string[];
  readonly tahsilat: { readonly kalan: string } | null;
}

interface RequestFormProps {
  invoice: RequestedInvoice;
  aliciUnvan: string;
  companyId: string;
  /** Earlier requests, all closed. */
  requests: readonly PaymentRequest[];
  onClose: () => void;
}

interface Typed {
  'borclu.tur': Debtor['tur'];
  'borclu.deger': string;
  /** YYYY-MM-DD; the request ends with this day. */
  sonGecerlilik: string;
  kismi: boolean;
}

const kinds: readonly Debtor['tur'][] = ['TELEFON', 'EPOSTA', 'TCKN', 'VKN', 'HESAP', 'YABANCI_NO', 'PASAPORT'];
const USUAL_DAYS = 7;

/** Whom the bank asks for what is left of an invoice, and until when (MNY-79). */
export function RequestForm({ invoice, aliciUnvan, companyId, requests, onClose }: RequestFormProps) {
  const t = useMessages(messages);
  const { client, now, toast } = useKalem();
  const invalidate = useInvalidate();
  const kalan = invoice.tahsilat?.kalan ?? '0';
  const today = istanbulNow(now()).date;
  const [email = ''] = invoice.emails;
  const initial: Typed = {
    'borclu.tur': email === '' ? 'TELEFON' : 'EPOSTA',
    'borclu.deger': email,
    sonGecerlilik: addDays(today, USUAL_DAYS),
    kismi: false,
  };
  const form = useForm({
    kind: 'createPaymentRequest',
    initial,
    validate: (typed) => validatePaymentRequest(bodyOf(typed), { now: now(), kalan, fastLimit: undefined }),
    required: ['borclu.deger', 'sonGecerlilik'],
    async submit(typed, { key }) {
      const params = { path: { id: invoice.id }, query: { companyId }, header: { 'Idempotency-Key': key } };
      try {
        await client.POST('/fatura/{id}/odeme-iste', { params, body: bodyOf(typed) });
      } finally {
        void invalidate('/fatura/{id}/odeme-iste');
      }
      toast({ tone: 'success', text: t('sent') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('requestPay')} note={aliciUnvan} form={form} submitLabel={t('requestPay')} onClose={onClose}>
      <p className="kalem-payment-requests__head">
        <span className="kalem-muted">{t('amount')}</span>
        <strong>
          <Amount value={kalan} currency="TRY" />
        </strong>
      </p>
      <p className="kalem-sm kalem-muted">{t('hint')}</p>
      <div className="kalem-grid">
        <div data-span="4">
          <Select label={t('kind')} options={kinds.map((id) => ({ id, label: t(id) }))} {...form.field('borclu.tur')} />
        </div>
        <div data-span="8">
          <TextField
            label={t(form.values['borclu.tur'])}
            maxLength={50}
            autoFocus
            inputMode={form.values['borclu.tur'] === 'TELEFON' ? 'tel' : undefined}
            {...form.field('borclu.deger')}
          />
        </div>
        <div data-span="4">
          <DateField
            label={t('lastDay')}
            minValue={today}
            maxValue={addDays(today, 90)}
            {...form.field('sonGecerlilik')}
          />
        </div>
      </div>
      <Checkbox isSelected={form.values.kismi} onChange={(kismi) => form.set('kismi', kismi)}>
        <span className="kalem-two">
          {t('part')}
          <small>{t('partHelp')}</small>
        </span>
      </Checkbox>
      <RequestStates requests={requests} />
    </FormDialog>
  );
}

function bodyOf({ 'borclu.tur': tur, 'borclu.deger': deger, sonGecerlilik, kismi }: Typed) {
  return {
    borclu: { tur, deger },
    sonGecerlilik: sonGecerlilik && `${sonGecerlilik}T23:59:59+03:00`,
    kismi,
  };
}
