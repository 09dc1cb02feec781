import { readDecimal } from '../calculation/decimal';
import type { FaturaTip } from '../facts/faturaTip';
import { noExemption, readReason } from '../facts/reasons';
import { readTaxField } from '../facts/taxes';
import { tevkifatRates } from '../facts/tevkifat';
import type { FaultCode } from '../messages';
import type { Fault } from '../validation/FieldChecker';
import type { Line } from './Invoice';
import { editLine } from './lines';

const fixedField =
  /^(?:malHizmet|birim|birimFiyat|dovizKodu|kdvOrani|stokTipi|gtip|aciklama|tevkifatKodu|istisnaMuafiyetSebebi|ozelMatrahNedeni|ozelMatrahTutari|teslimSarti|esyaKapCinsi|kapNo|kapAdet|teslimBedelOdemeYeri|gonderilmeSekli)$/;

/**
 * Applies a stock card to a line of an invoice of that type: the card's fields replace the line's, and its empty fields
 * change nothing. A special base without a reason and a withholding rate without a code are defaults of the card and
 * are ignored. Use `findStockFault` to check whether the card suits the type. Source: LIN-05.
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
  return (fixedField.test(field) || isTaxFigure(field)) && typeof value === 'string' && value !== '';
}

/** Cards use the full field names of taxes. Bare codes and calculated figures are ignored. */
function isTaxFigure(field: string): boolean {
  const { figure = '' } = readTaxField(field) ?? {};
  return figure !== '' && figure !== 'KdvTutari';
}

function rateOf(tevkifatKodu: string, rate: string | undefined): string {
  return rate !== undefined && readDecimal(rate).digits > 0 ? rate : (tevkifatRates.get(tevkifatKodu) ?? '');
}

/** The fields of a stock card that determine the invoice types it suits. */
interface TypedStock {
  readonly ozelMatrahNedeni?: string | null | undefined;
  readonly istisnaMuafiyetSebebi?: string | null | undefined;
  readonly tevkifatKodu?: string | null | undefined;
}

const exportRegistration = /^70[1-4]$/;

/**
 * The fault at malHizmet when a stock card does not suit an invoice of that type; otherwise undefined. A card with
 * reason 351, or without a reason, suits every type. Source: LIN-06.
 */
export function findStockFault(stock: TypedStock, faturaTip: FaturaTip, index: number): Fault | undefined {
  const needed = neededType(stock);
  if (needed === undefined || needed === faturaTip) return undefined;
  const code: FaultCode = `STOCK_NEEDS_${needed}`;
  return { path: `malHizmetler[${index}].malHizmet`, code, params: {}, severity: 'error' };
}

function neededType({
  ozelMatrahNedeni,
  istisnaMuafiyetSebebi,
  tevkifatKodu,
}: TypedStock): 'OZELMATRAH' | 'IHRACKAYITLI' | 'ISTISNA' | 'TEVKIFAT' | undefined {
  if (ozelMatrahNedeni) return 'OZELMATRAH';
  const reason = istisnaMuafiyetSebebi && readReason(istisnaMuafiyetSebebi);
  if (reason && exportRegistration.test(reason)) return 'IHRACKAYITLI';
  if (reason && reason !== noExemption) return 'ISTISNA';
  return tevkifatKodu ? 'TEVKIFAT' : undefined;
}
