import { readDecimal } from '../calculation/decimal';
import { tevkifatRates } from '../facts/tevkifat';
import type { FaturaTip } from '../facts/faturaTip';
import { editLine } from './editLine';
import type { Line } from './InvoiceDraft';
import { readReason } from '../facts/reasons';

const fixedField =
  /^(?:malHizmet|birim|birimFiyat|dovizKodu|kdvOrani|stokTipi|gtip|aciklama|tevkifatKodu|istisnaMuafiyetSebebi|ozelMatrahNedeni|ozelMatrahTutari|teslimSarti|esyaKapCinsi|kapNo|kapAdet|teslimBedelOdemeYeri|gonderilmeSekli)$/;
const taxField = /^V\d{4}(?:Orani|Tutari|BirimTutari)$/;

/**
 * Puts a stock card on a line of an invoice of that type: what the card says replaces what the line said, what it leaves empty
 * stays. A special base without its reason, and a withholding rate without its code, are defaults of the card and say nothing.
 * Whether the card suits the type says `findStockFault`. Source: LIN-05.
 */
export function applyStock(line: Line, stock: Readonly<Record<string, unknown>>, faturaTip: FaturaTip): Line {
  const { kdvDahilBirimFiyat: _dropped, ...rest } = line;
  return editLine(rest, changesOf(stock), faturaTip);
}

function changesOf(stock: Readonly<Record<string, unknown>>): Line {
  const { ozelMatrahTutari, V9015Orani, istisnaMuafiyetSebebi, ...changes }: Line = Object.fromEntries(
    Object.entries(stock).filter(isGiven),
  );
  return {
    ...changes,
    ...(istisnaMuafiyetSebebi && { istisnaMuafiyetSebebi: readReason(istisnaMuafiyetSebebi) }),
    ...(changes.ozelMatrahNedeni && { ozelMatrahTutari }),
    ...(changes.tevkifatKodu && { V9015Orani: rateOf(changes.tevkifatKodu, V9015Orani) }),
  };
}

function isGiven(entry: [string, unknown]): entry is [string, string] {
  const [field, value] = entry;
  return (fixedField.test(field) || taxField.test(field)) && typeof value === 'string' && value !== '';
}

function rateOf(tevkifatKodu: string, rate: string | undefined): string {
  return rate !== undefined && readDecimal(rate).digits > 0 ? rate : (tevkifatRates.get(tevkifatKodu) ?? '');
}
