import { useState } from 'react';
import { membershipPrice, validatePayment } from '@kalem/domain';
import { newIdempotencyKey } from '@kalem/sdk';
import { type Form, useForm } from '../../kit/useForm';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { paymentMessages } from './paymentMessages';
import type { CompanyWizardEvent } from './useCompanyWizard';

/** The card as it is typed, and the agreement's box. It lives as long as the form: nothing keeps a card. */
export interface CardDraft {
  cardHolderFullName: string;
  cardNumber: string;
  expMonth: string;
  expYear: string;
  cvcNumber: string;
  membership: boolean;
}

/** PAY-09 */
const blankCard: CardDraft = {
  cardHolderFullName: '',
  cardNumber: '',
  expMonth: '01',
  expYear: '2022',
  cvcNumber: '',
  membership: false,
};

const FREE = '0.00';

interface PaymentStepOptions {
  companyId: string;
  onEvent?: (event: CompanyWizardEvent) => void;
}

/** What step 2 does: takes a coupon, and leads to the bank's page with a card (PAY-13, PAY-15). */
export function usePaymentStep({ companyId, onEvent }: PaymentStepOptions): {
  form: Form<CardDraft, unknown>;
  /** A year's price in TRY without KDV, the coupon's discount taken off. */
  price: string;
  coupon: CouponState;
} {
  const { client } = useKalem();
  const coupon = useCoupon({ companyId, onEvent });
  const form = useForm({
    kind: 'startPayment',
    initial: blankCard,
    validate: validatePayment,
    required: ['cardHolderFullName', 'cardNumber', 'cvcNumber'],
    async submit({ membership: _, ...card }, { key }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const body = { ...card, coupon: coupon.applied?.kod ?? '' };
      const { data } = await client.POST('/company/payment', { params, body });
      onEvent?.({ type: 'navigate', url: data.url });
    },
  });
  return { form, price: coupon.applied?.price ?? membershipPrice().price, coupon };
}

export interface CouponState {
  typed: string;
  type: (kod: string) => void;
  /** The coupon that the price is with. */
  applied: { kod: string; price: string } | undefined;
  fault: string | undefined;
  isPending: boolean;
  apply: () => void;
  remove: () => void;
}

/** PAY-13: what it leaves of the price; a price of 0 is a year at once. */
function useCoupon({ companyId, onEvent }: PaymentStepOptions): CouponState {
  const t = useMessages(paymentMessages);
  const { client, explain, toast } = useKalem();
  const invalidate = useInvalidate();
  const [typed, setTyped] = useState('');
  const [applied, setApplied] = useState<CouponState['applied']>();
  const [fault, setFault] = useState<string>();
  const action = useAction(
    'applyCoupon',
    async (kod: string) => {
      setFault(undefined);
      try {
        const params = { query: { companyId }, header: { 'Idempotency-Key': newIdempotencyKey() } };
        const { data } = await client.POST('/payment/discount', { params, body: { coupon: kod } });
        if (data.price === FREE) {
          toast({ tone: 'success', text: t('free') });
          await invalidate('/company');
          onEvent?.({ type: 'activated', companyId });
          return;
        }
        toast({ tone: 'success', text: t('couponApplied') });
        setApplied({ kod, price: data.price });
      } catch (error) {
        setFault(explain(error));
        throw error;
      }
    },
    { silent: true },
  );
  return {
    typed,
    type(kod) {
      setTyped(kod);
      setFault(undefined);
    },
    applied,
    fault,
    isPending: action.isPending,
    apply() {
      if (typed.trim() !== '' && !action.isPending) void action.run(typed.trim());
    },
    remove() {
      setApplied(undefined);
      setTyped('');
    },
  };
}
