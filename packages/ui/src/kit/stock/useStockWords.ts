import { taxTypes } from '@kalem/domain/codes/tax-types';
import { useUnitTitle } from '../../fields/units';
import { formatDecimal } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { kindMessages } from './kinds';
import { messages } from './messages';
import type { StockValues } from './stockCalls';

/** Labels and values of stock item fields as text, for comparisons of versions and doubles. */
export function useStockWords(): (
  field: keyof StockValues & string,
  values: StockValues,
) => { label: string; text: string } {
  const t = useMessages(messages);
  const kind = useMessages(kindMessages);
  const unitOf = useUnitTitle();
  const { locale } = useKalem();
  return (field, values) => ({ label: labelOf(field), text: textOf(field, values) });

  function labelOf(field: keyof StockValues & string): string {
    if (isNamed(field)) return t(field);
    return t('taxRate', { name: taxTypes.find(({ rateField }) => rateField === field)?.title ?? field });
  }

  function textOf(field: keyof StockValues & string, values: StockValues): string {
    const value = values[field] ?? '';
    if (field === 'stokTipi') return kind(values.stokTipi);
    if (field === 'birim') return unitOf(value);
    return amounts.has(field) ? formatDecimal(value, locale) : value;
  }
}

const amounts: ReadonlySet<string> = new Set(['birimFiyat', 'ozelMatrahTutari']);

function isNamed(field: string): field is keyof (typeof messages)['texts']['tr'] {
  return field in messages.texts.tr;
}
