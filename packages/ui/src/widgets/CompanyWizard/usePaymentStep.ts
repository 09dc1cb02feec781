import { useState } from 'react';
import { istanbulNow, membershipPrice, validatePayment } from '@kalem/domain';
import { byCode, type Form, useForm } from '../../kit/useForm';
import { callHost } from '../../provider/callHost';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { paymentMessages } from './paymentMessages';
import type { CompanyWizardEvent } from './useCompanyWizard';

/** The typed card and coupon, and the agreement. The card is never stored. */
interface CardDraft {
  cardHolderFullName: string;
  cardNumber: string;
  expMonth: string;
  expYear: string;
  cvcNumber: string;
  coupon: string;
  membership: boolean;
}

/** PAY-09 */
const blankCard: CardDraft = {
  cardHolderFullName: '',
  cardNumber: '',
  expMonth: '01',
  expYear: '2022',
  cvcNumber: '',
  coupon: '',
  membership: false,
};

const FREE = '0.00';

interface PaymentStepOptions {
  companyId: string;
  /** The initial text of the coupon field; not applied. */
  coupon?: string | undefined;
  onEvent?: (event: CompanyWizardEvent) => void;
}

export interface PaymentStepState {
  form: Form<CardDraft, unknown>;
  /** The price of a year in TRY without KDV, after the discount. */
  price: string;
  coupon: {
    /** The applied coupon, which `price` includes. */
    applied: string | undefined;
    /** True if a coupon is typed but not applied. Submitting then applies it and charges nothing. */
    isTyped: boolean;
    /** True while a submitted coupon is being applied. */
    isApplying: boolean;
    apply: () => void;
    remove: () => void;
  };
  /** True after the pay button applied a coupon instead of paying. The user has to press it again. */
  isHeldBack: boolean;
  pay: () => void;
}

/** Step 2: applies a coupon, and leads to the bank's page with a card (PAY-13, PAY-15, A-24). */
export function usePaymentStep({ companyId, coupon = '', onEvent }: PaymentStepOptions): PaymentStepState {
  const t = useMessages(paymentMessages);
  const { client, now, toast } = useKalem();
  const invalidate = useInvalidate();
  const [applied, setApplied] = useState<{ kod: string; price: string }>();
  const [isHeldBack, setHeldBack] = useState(false);
  // Kept separately, because `isTyped` changes before the submission ends. The button would be disabled for a moment
  // and lose the focus.
  const [submitted, setSubmitted] = useState<'coupon' | 'card'>();
  const isTypedIn = ({ coupon }: CardDraft) => !applied && coupon.trim() !== '';

  async function applyCoupon({ coupon, membership }: CardDraft, key: string) {
    const kod = coupon.trim();
    const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
    const { data } = await client.POST('/payment/discount', { params, body: { coupon: kod, membership } });
    if (data.price === FREE) {
      toast({ tone: 'success', text: t('free') });
      await invalidate('/company');
      callHost(onEvent, { type: 'activated', companyId });
      return;
    }
    toast({ tone: 'success', text: t('couponApplied') });
    setApplied({ kod, price: data.price });
  }

  async function startPayment(card: CardDraft, key: string) {
    const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
    const kod = applied?.kod ?? '';
    const body = { ...card, coupon: kod };
    const { data } = await client.POST('/company/payment', { params, body });
    callHost(onEvent, { type: 'navigate', url: data.url, coupon: kod });
  }

  const form = useForm<CardDraft, unknown>({
    kind: 'startPayment',
    initial: { ...blankCard, coupon },
    // A coupon needs no card. If it pays the whole year, the server checks the agreement.
    validate: (card) => (isTypedIn(card) ? [] : validatePayment(card, { today: istanbulNow(now()).date })),
    required: ['cardHolderFullName', 'cardNumber', 'cvcNumber'],
    submit: (card, { key }) => (isTypedIn(card) ? applyCoupon : startPayment)(card, key),
    blame: byCode({ INVALID_COUPON: 'coupon', COUPON_IN_USE: 'coupon' }),
  });
  const isTyped = isTypedIn(form.values);
  const submit = () => {
    setSubmitted(isTyped ? 'coupon' : 'card');
    void form.submit();
  };

  return {
    form,
    price: applied?.price ?? membershipPrice().price,
    coupon: {
      applied: applied?.kod,
      isTyped,
      isApplying: form.isPending && submitted === 'coupon',
      apply: submit,
      remove() {
        setApplied(undefined);
        form.set('coupon', '');
      },
    },
    isHeldBack: isHeldBack && applied !== undefined,
    pay() {
      setHeldBack(isTyped);
      submit();
    },
  };
}
