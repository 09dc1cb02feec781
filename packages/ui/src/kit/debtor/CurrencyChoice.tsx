import type { components } from '@kalem/sdk';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Select } from '../../primitives/choice/Select';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

interface CurrencyChoiceProps {
  currencies: readonly { id: string; label: string }[];
  value: string;
  onChange: (currency: string) => void;
}

/** The currency of what is shown. Nothing to choose with only one. */
export function CurrencyChoice({ currencies, value, onChange }: CurrencyChoiceProps) {
  const t = useMessages(messages);
  const props = { label: t('currency'), isLabelHidden: true, isBare: true, options: currencies, value, onChange };
  if (currencies.length < 2) return null;
  return currencies.length > 3 ? <Select {...props} /> : <RadioGroup {...props} variant="segmented" />;
}

/** The first currency with open invoices. Without this, an account that owes only USD opens at an empty TRY. */
export function firstOwed({ bakiyeler, acikFaturalar }: components['schemas']['DebtorAccount']): string | undefined {
  const owed = new Set(acikFaturalar.map(({ paraBirim }) => paraBirim));
  return bakiyeler.find(({ paraBirim }) => owed.has(paraBirim))?.paraBirim;
}
