import type { Line } from './InvoiceDraft';

const fixedField =
  /^(?:malHizmet|birim|birimFiyat|dovizKodu|kdvOrani|stokTipi|gtip|aciklama|tevkifatKodu|istisnaMuafiyetSebebi|ozelMatrahNedeni|ozelMatrahTutari|teslimSarti|esyaKapCinsi|kapNo|kapAdet|teslimBedelOdemeYeri|gonderilmeSekli)$/;
const taxField = /^V\d{4}(?:Orani|Tutari|BirimTutari)$/;

/**
 * Puts a stock card on a line: what the card says replaces what the line said, what it leaves empty stays. Whether the card suits
 * the type of the invoice says `findStockFault`. Source: LIN-05.
 */
export function applyStock(line: Line, stock: Readonly<Record<string, unknown>>): Line {
  const given = Object.entries(stock).filter(([field, value]) => (fixedField.test(field) || taxField.test(field)) && typeof value === 'string' && value !== '');
  const { kdvDahilBirimFiyat: _dropped, ...rest } = line;
  return { ...rest, ...Object.fromEntries(given) };
}
