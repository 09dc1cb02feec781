import { useState } from 'react';
import { istanbulNow, membershipPrice, validatePayment } from '@kalem/domain';
import { byCode, type Form, useForm } from '../../kit/useForm';
import { callHost } from '../../provider/callHost';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { paymentMessages } from './paymentMessages';
import type { CompanyWizardEvent } from './useCompanyWizard';

/** The card and the coupon as typed, and the agreement's box. Nothing stores a card. */
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
  /** What the coupon's field begins with; it is not applied. */
  coupon?: string | undefined;
  onEvent?: (event: CompanyWizardEvent) => void;
}

export interface PaymentStepState {
  form: Form<CardDraft, unknown>;
  /** A year's price in TRY without KDV, with the discount of the applied coupon. */
  price: string;
  coupon: {
    /** The code whose discount `price` includes. */
    applied: string | undefined;
    /** A code is typed and not applied: submitting the form applies it and charges nothing. */
    isTyped: boolean;
    /** The form was submitted with a coupon, and the submission is not over. */
    isApplying: boolean;
    apply: () => void;
    remove: () => void;
  };
  /** The pay button was pressed, and the coupon was applied instead: it has to be pressed again. */
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
  // `isTyped` ends before the submission does: a button that is disabled in between would lose the focus.
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
    // A coupon needs no card: the server checks the agreement where the coupon pays the whole year.
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
