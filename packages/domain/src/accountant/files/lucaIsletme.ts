import { sumAmounts } from '../../calculation/decimal';
import { companyName } from '../../companies';
import { kurusOf } from '../../document/money';
import type { FaturaTip } from '../../facts/faturaTip';
import { officialCodes } from '../../facts/officialCodes';
import { isOzelMatrah } from '../../facts/reasons';
import { taxEffect, type TaxCode } from '../../facts/taxes';
import { joinFilled } from '../../text/joinFilled';
import type { BreakdownRow } from '../breakdown';
import { rowsOf } from '../draftLines';
import type { BookedInvoice } from '../entryOf';
import { istisnaTuruOf } from '../istisnaTuru';
import { cellText, csvAmount, foldToAscii } from './cellText';
import { toDottedDate } from '../../dates/screenDates';
import type { ListedInvoice } from './listedInvoice';

/** The 36 headings of Luca's işletme defteri and serbest meslek. Two are spelt without Turkish letters. */
export const lucaIsletmeHeadings: readonly string[] = (
  'İŞLEM;KATEGORİ;BELGE TURU;EVRAK TARİHİ;KAYIT TARİHİ;SERİ NO;EVRAK NO;TCKN/VKN;VERGİ DAİRESİ;SOYADI ÜNVAN;' +
  'ADI DEVAMI;ADRES;CARİ HESAP;KDV İSTİSNASI;KOD;BELGE TÜRÜ(DB);ALIŞ/SATIŞ TÜRÜ;KAYIT ALT TÜRÜ;MAL VE HİZMET KODU;' +
  'AÇIKLAMA;MİKTAR;B.FİYAT;TUTAR;TEVKİFAT;KDV ORANI;ÖZEL MATRAH İŞLEM BEDELİ;MATRAHTAN DÜŞÜLECEK TUTAR;' +
  'MATRAHA DAHİL OLMAYAN BEDEL;KDV TUTARI;TOPLAM TUTAR;KREDİLİ TUTAR;STOPAJ KODU;STOPAJ TUTARI;DÖNEMSELLİK İLKESİ;' +
  'FAALIYET KODU;ÖDEME TÜRÜ'
).split(';');

/** Texts that the office sets for each type of invoice. */
export interface IsletmeTexts {
  readonly kayitAltTuru: string;
  readonly malHizmetKodu: string;
  readonly faaliyetKodu: string;
}

type IsletmeInvoice = BookedInvoice & { readonly vergiDairesi: string; readonly adres: string };

/**
 * The rows of an invoice, one for each KDV row of its breakdown, in TL. Taxes that bear no KDV are in the first row of
 * their KDV rate, stopaj in the first row. Source: ACT-31.
 */
export function lucaIsletmeRows(
  invoice: IsletmeInvoice,
  { tip, iadeTuru, rows }: Omit<ListedInvoice, 'sonuc'>,
  texts: IsletmeTexts,
): string[][] {
  const unvan = companyName({ unvan: invoice.aliciUnvan, ad: invoice.aliciAdi, soyad: invoice.aliciSoyadi });
  const isPerson = invoice.aliciUnvan === '';
  const day = toDottedDate(invoice.faturaTarih);
  const kdvRows = rowsOf(rows, 'KDV');
  return kdvRows.map((row, index) => {
    const isFirstOfRate = kdvRows.findIndex(({ oran }) => oran === row.oran) === index;
    const outside = isFirstOfRate ? outsideBase(rows, row.oran) : '0.00';
    const isSpecial = tip === 'OZELMATRAH' && isOzelMatrah(row.kod ?? '');
    const tutar = isSpecial ? row.matrah : row.kdvMatrahi;
    const { istisna, kod, tur } = kindOf(row, tip);
    const stopaj = index === 0 ? rowsOf(rows, 'STOPAJ') : [];
    return [
      iadeTuru === 'SATIS_IADESI' ? 'Gider' : 'Gelir',
      'Defter Fişleri',
      documentKind(iadeTuru),
      day,
      day,
      '',
      invoice.belgeNumarasi,
      invoice.vknTckn,
      invoice.vergiDairesi,
      foldToAscii(isPerson ? invoice.aliciSoyadi : invoice.aliciUnvan),
      foldToAscii(isPerson ? invoice.aliciAdi : ''),
      invoice.adres,
      '',
      istisna,
      kod,
      'e-Arşiv Fatura',
      tur,
      texts.kayitAltTuru,
      texts.malHizmetKodu,
      joinFilled([invoice.belgeNumarasi, unvan], ' '),
      '1',
      csvAmount(tutar),
      csvAmount(tutar),
      withheldShare(row.tevkifatOrani),
      csvAmount(row.oran ?? '0'),
      isSpecial ? csvAmount(row.kdvMatrahi) : '',
      '',
      amountOrNothing(outside),
      csvAmount(row.kdv),
      csvAmount(sumAmounts([tutar, outside, row.kdv])),
      '',
      stopaj.map((one) => one.kod).join(', '),
      amountOrNothing(sumAmounts(stopaj.map(({ vergi }) => vergi))),
      '',
      texts.faaliyetKodu,
      '',
    ].map((cell) => cellText(cell, 'CSV'));
  });
}

function documentKind(iadeTuru: ListedInvoice['iadeTuru']): string {
  if (iadeTuru === null) return 'Satış';
  return iadeTuru === 'ALIS_IADESI' ? 'Alıştan İade' : 'Satıştan İade';
}

const other = 'Diğer';

/** ALIŞ/SATIŞ TÜRÜ, KDV İSTİSNASI and KOD of a row. */
function kindOf(row: BreakdownRow, tip: FaturaTip): { tur: string; istisna: string; kod: string } {
  const kod = row.kod ?? other;
  if (row.tevkifatOrani === '100') return { tur: 'İsteğe Bağlı Tam Tevkifat Uygulanan İşlemler', istisna: other, kod };
  if (row.tevkifatOrani !== null)
    return { tur: 'Kısmi Tevkifat Uygulanan İşlemler', istisna: 'Tablo 2(KISMİ TEVKİFAT UYGULANAN İŞLEMLER)', kod };
  if (isOzelMatrah(kod)) return { tur: 'Özel Matraha Tabi İşlemler', istisna: other, kod };
  if (tip === 'IHRACKAYITLI') return { tur: other, istisna: other, kod };
  if (row.oran !== '0')
    return { tur: 'Normal Satışlar', istisna: 'Tablo 1(TEVKİFAT UYGULANMAYAN İŞLEMLER)', kod: '1100' };
  return { tur: officialCodes.istisna.has(kod) ? exemptions[istisnaTuruOf(kod)] : other, istisna: other, kod };
}

const exemptions = {
  TAM: 'Tam İstisna Kapsamına Giren İşlemler',
  KISMI: 'Kısmi İstisna Kapsamına Giren İşlemler',
  DIGER: other,
} as const;

/** '90' → '9/10', '100' → 'Tam'; the free code 650 may have any share. */
function withheldShare(oran: string | null): string {
  if (oran === null) return '';
  if (oran === '100') return 'Tam';
  return /^\d0$/.test(oran) ? `${oran.slice(0, 1)}/10` : `${csvAmount(oran)}/100`;
}

function outsideBase(rows: readonly BreakdownRow[], rate: string | null): string {
  const bearsNone = ({ oran, kod }: BreakdownRow) => oran === rate && !taxEffect(kod as TaxCode).bearsKdv;
  return sumAmounts(
    rowsOf(rows, 'VERGI')
      .filter(bearsNone)
      .map(({ vergi }) => vergi),
  );
}

function amountOrNothing(amount: string): string {
  return kurusOf(amount) === 0n ? '' : csvAmount(amount);
}
