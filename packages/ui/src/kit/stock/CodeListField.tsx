import { loadCurrencies } from '../../fields/codeLists';
import { ListField } from '../../fields/ListField';
import { formatPercent } from '../../primitives/Amount';
import type { Option } from '../../primitives/choice/options';
import { useMessages } from '../../provider/messages';
import type { Locale } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { StockCardForm } from './stockCalls';

interface CodeListFieldProps {
  form: StockCardForm;
  name: keyof typeof codeLists;
  isRequired?: boolean;
  description?: string;
  onChosen?: (code: string) => void;
}

/** A code of an official list, searched by number or by words of its title. */
export function CodeListField({ form, name, isRequired, description, onChosen }: CodeListFieldProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const { value, onChange, error } = form.field(name);
  return (
    <ListField
      label={t(name)}
      name={name}
      isOptional={!isRequired}
      description={description}
      value={value}
      error={error}
      load={() => codeLists[name](locale)}
      onChange={(code) => {
        onChange(code);
        onChosen?.(code);
      }}
    />
  );
}

/** The code lists of a stock card. Each is loaded when its field is first used. */
const codeLists = {
  tevkifatKodu: async (locale: Locale) => {
    const { tevkifatCodes } = await import('@kalem/domain/codes/tevkifat-codes');
    return tevkifatCodes.map(({ rate, ...code }) => ({
      ...optionOf(code),
      end: rate === null ? undefined : formatPercent(String(rate), locale),
    }));
  },
  istisnaMuafiyetSebebi: async () => (await import('@kalem/domain/codes/istisna-codes')).istisnaCodes.map(optionOf),
  ozelMatrahNedeni: async () => (await import('@kalem/domain/codes/ozel-matrah-codes')).ozelMatrahCodes.map(optionOf),
  teslimSarti: async () => (await import('@kalem/domain/codes/delivery-terms')).deliveryTerms.map(optionOf),
  gonderilmeSekli: async () => (await import('@kalem/domain/codes/transport-modes')).transportModes.map(optionOf),
  esyaKapCinsi: async () => (await import('@kalem/domain/codes/package-types')).packageTypes.map(optionOf),
  dovizKodu: loadCurrencies,
} satisfies Record<string, (locale: Locale) => Promise<readonly Option[]>>;

interface Coded {
  readonly value: string;
  readonly title: string;
}

function optionOf({ value, title }: Coded): Option {
  return { id: value, label: `${value} · ${title}` };
}
