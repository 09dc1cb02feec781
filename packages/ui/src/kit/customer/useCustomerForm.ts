import { validateCustomer } from '@kalem/domain/checks';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import type { ReadCard } from '../cards/cardCalls';
import { useCardForm, type CardFormState } from '../cards/useCardForm';
import { customerCalls, newCustomer, type Customer, type CustomerValues } from './customerCalls';
import { messages } from './messages';

export type CustomerFormState = CardFormState<Customer, CustomerValues>;

interface CustomerFormOptions {
  companyId: string;
  /** The customer to edit; undefined for a new one. */
  opened: ReadCard<Customer> | undefined;
  onSaved: (customer: Customer) => void;
}

const required = ['vknTckn', 'unvan', 'ad', 'soyad'] as const;

/** The form of a customer (CUS-08 to CUS-11, CUS-16). */
export function useCustomerForm({ companyId, opened, onSaved }: CustomerFormOptions): CustomerFormState {
  const t = useMessages(messages);
  const { toast } = useKalem();
  return useCardForm({
    calls: customerCalls,
    companyId,
    opened,
    initial: opened ? customerCalls.valuesOf(opened.card) : newCustomer,
    validate: validateCustomer,
    required,
    sent: withoutHidden,
    onSaved(customer) {
      toast({ tone: 'success', text: t(opened ? 'updated' : 'created') });
      onSaved(customer);
    },
  });
}

/** The form of a legal person hides the name fields. Hidden names are not sent unless they are already stored. */
function withoutHidden(values: CustomerValues, stored: CustomerValues | undefined): CustomerValues {
  if (!values.tuzel || stored?.tuzel) return values;
  return { ...values, ad: '', soyad: '' };
}
