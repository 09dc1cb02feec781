import { loadCurrencies } from '../../fields/currencies';
import type { Option } from '../../primitives/choice/options';

interface Coded {
  readonly value: string;
  readonly title: string;
}

/** The lists that a stock card takes its codes from, each fetched when its field is first used. */
export const codeLists = {
  tevkifatKodu: async () => {
    const { tevkifatCodes } = await import('@kalem/domain/codes/tevkifat-codes');
    return tevkifatCodes.map((code) => ({ ...optionOf(code), end: code.rate === null ? undefined : `%${code.rate}` }));
  },
  istisnaMuafiyetSebebi: async () => (await import('@kalem/domain/codes/istisna-codes')).istisnaCodes.map(optionOf),
  ozelMatrahNedeni: async () => (await import('@kalem/domain/codes/ozel-matrah-codes')).ozelMatrahCodes.map(optionOf),
  teslimSarti: async () => (await import('@kalem/domain/codes/delivery-terms')).deliveryTerms.map(optionOf),
  gonderilmeSekli: async () => (await import('@kalem/domain/codes/transport-modes')).transportModes.map(optionOf),
  esyaKapCinsi: async () => (await import('@kalem/domain/codes/package-types')).packageTypes.map(optionOf),
  dovizKodu: loadCurrencies,
} satisfies Record<string, () => Promise<readonly Option[]>>;

function optionOf({ value, title }: Coded): Option {
  return { id: value, label: `${value} · ${title}` };
}
