import { useState } from 'react';
import { daysLeftToObject, lastObjectionDay, toScreenDate } from '@kalem/domain';
import { validateRequest } from '@kalem/domain/checks';
import type { components, KalemClient } from '@kalem/sdk';
import { FormDialog } from '../FormDialog';
import { useForm } from '../useForm';
import { Amount } from '../../primitives/Amount';
import { Checkbox } from '../../primitives/choice/Checkbox';
import type { Option } from '../../primitives/choice/options';
import { Select } from '../../primitives/choice/Select';
import { Banner } from '../../primitives/feedback/Banner';
import { DateField } from '../../primitives/input/DateField';
import { TextArea, TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import type { Locale } from '../../provider/texts';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { raiseMessages } from './messages';
import { methodTitle } from './methodTitle';
import { RequestFacts } from './RequestFacts';

type Schemas = components['schemas'];
type Method = Schemas['ObjectionRequest']['itirazYontemi'];
export type RequestKind = 'IPTAL' | 'ITIRAZ';

/** The invoice of the request. */
export interface RequestedInvoice {
  belgeNumarasi: string;
  /** YYYY-MM-DD */
  faturaTarih: string;
  /** The party that answers: the recipient of an own invoice, the seller of a received one. */
  otherSide: string;
  /** Only for a received invoice. */
  saticiVknTckn?: string | undefined;
  odenecek: string | null;
  paraBirim?: string | null | undefined;
}

/** The two API calls of a request, for own or for received invoices (REQ-05, REQ-12). */
export interface RequestCalls {
  cancel: (place: RequestPlace, body: Schemas['CancelRequest']) => Promise<unknown>;
  object: (place: RequestPlace, body: Schemas['ObjectionRequest']) => Promise<unknown>;
}

interface RequestPlace {
  client: KalemClient;
  companyId: string;
  /** The Idempotency-Key. */
  key: string;
}

export interface RaiseRequestProps {
  calls: RequestCalls;
  tip: RequestKind;
  invoice: RequestedInvoice;
  companyId: string;
  /** Today in Istanbul. */
  today: string;
  onRaised: () => void;
  onClose: () => void;
}

interface Values {
  itirazYontemi: Method | undefined;
  referansBelgeNumarasi: string;
  referansBelgeTarih: string;
  aciklama: string;
}

const empty: Values = {
  itirazYontemi: undefined,
  referansBelgeNumarasi: '',
  referansBelgeTarih: '',
  aciklama: '',
};

/**
 * Requests a cancellation or raises an objection (REQ-02, REQ-03). Before sending, the dialog warns that it cannot be
 * undone.
 */
export function RaiseRequest({ calls, tip, invoice, companyId, today, onRaised, onClose }: RaiseRequestProps) {
  const t = useMessages(raiseMessages);
  const { client, locale, toast } = useKalem();
  const invalidate = useInvalidate();
  const [isApproved, setApproved] = useState(false);
  const { belgeNumarasi, faturaTarih, otherSide, saticiVknTckn, odenecek, paraBirim } = invoice;
  const isOwn = saticiVknTckn === undefined;
  const isObjection = tip === 'ITIRAZ';
  const form = useForm({
    kind: isObjection ? 'raiseObjection' : 'raiseCancel',
    initial: empty,
    required: isObjection ? ['itirazYontemi', 'referansBelgeNumarasi', 'referansBelgeTarih', 'aciklama'] : ['aciklama'],
    validate: (values) => validateRequest(tip, { faturaTarih, belgeNumarasi, ...values }, { today }),
    async submit(values, { key }) {
      try {
        await send(calls, { client, companyId, key }, { tip, invoice, values });
      } finally {
        // A refusal means that the invoice has changed since it was shown.
        void invalidate('/fatura', '/adima-duzenlenenler', '/iptal-itiraz');
      }
      toast({ tone: 'success', text: t(`${tip}_done`) });
      onRaised();
      onClose();
    },
  });
  const term = t(daysLeftToObject(faturaTarih, today) < 0 ? 'termOver' : 'term', {
    day: toScreenDate(lastObjectionDay(faturaTarih)),
  });
  return (
    <FormDialog title={t(tip)} form={form} submitLabel={t('raise')} isReady={isApproved} onClose={onClose}>
      <div className="kalem-request-form">
        <RequestFacts
          facts={[
            [t(isOwn ? 'recipient' : 'seller'), otherSide],
            [t('document'), `${belgeNumarasi} · ${toScreenDate(faturaTarih)}`],
            [t('payable'), odenecek && <Amount value={odenecek} {...(paraBirim && { currency: paraBirim })} />],
          ]}
        />
        <div className="kalem-grid">
          {isObjection && (
            <>
              <Select
                label={t('itirazYontemi')}
                placeholder={t('choose')}
                options={methodsIn(locale)}
                {...form.field('itirazYontemi')}
              />
              <div data-span="7">
                <TextField label={t('referansBelgeNumarasi')} maxLength={50} {...form.field('referansBelgeNumarasi')} />
              </div>
              <div data-span="5">
                <DateField
                  label={t('referansBelgeTarih')}
                  maxValue={today}
                  keepsUnreadable
                  {...form.field('referansBelgeTarih')}
                />
              </div>
            </>
          )}
          <TextArea label={t('aciklama')} {...form.field('aciklama')} />
        </div>
        <Banner tone="warning">
          {t(`${tip}_${isOwn ? 'own' : 'received'}`)} {isObjection && term}
        </Banner>
        <Checkbox isSelected={isApproved} onChange={setApproved}>
          {t('approve')}
        </Checkbox>
      </div>
    </FormDialog>
  );
}

/** REQ-04 */
function methodsIn(locale: Locale): Option<Method>[] {
  const known = ['NOTER', 'TAAHHUTLU_MEKTUP', 'TELGRAF', 'KEP'] as const satisfies readonly Method[];
  return known.map((id) => ({ id, label: methodTitle(id, locale) }));
}

async function send(
  calls: RequestCalls,
  place: RequestPlace,
  { tip, invoice, values }: { tip: RequestKind; invoice: RequestedInvoice; values: Values },
): Promise<void> {
  const { faturaTarih, belgeNumarasi } = invoice;
  const { itirazYontemi, referansBelgeNumarasi, referansBelgeTarih } = values;
  const cancel = { faturaTarih, belgeNumarasi, aciklama: values.aciklama.trim() };
  if (tip === 'IPTAL') {
    await calls.cancel(place, cancel);
    return;
  }
  if (!itirazYontemi) throw new Error('The form holds back an objection without a method');
  await calls.object(place, { ...cancel, itirazYontemi, referansBelgeNumarasi, referansBelgeTarih });
}
