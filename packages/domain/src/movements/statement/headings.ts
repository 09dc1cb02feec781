import { headingKey, readCell } from '../../excel/sheets';
import type { SheetCell } from '../../excel/sheetXml';
import { ibansIn, readBankText } from '../texts/BankText';
import { plainLine } from '../texts/plainLine';
import { readDay } from './days';
import type { StatementColumns, StatementHeadings, StatementRow } from './columns';

/** Longer cells are no headings. */
const LONGEST_HEADING = 60;
const SAMPLE_ROWS = 5;
const LONGEST_SAMPLE = 200;

/**
 * Finds the headings of a statement: the first row with words for date, text and amount, or the row with the number
 * `satir` that the person chose. Undefined without one (STATEMENT_HEADINGS). Source: MNY-87.
 */
export function findHeadings(rows: readonly StatementRow[], satir?: number): StatementHeadings | undefined {
  const place = rows.findIndex(({ row, cells }) =>
    satir === undefined ? mayBeHeadings(cells) && isComplete(columnsOf(cells.map(textOf))) : row === satir,
  );
  const found = rows[place];
  if (!found) return undefined;
  const basliklar = found.cells.map((cell) => plainLine(textOf(cell), LONGEST_SAMPLE));
  const hesap = accountAbove(rows.slice(0, place));
  return {
    satir: found.row,
    basliklar,
    ...(hesap === undefined ? {} : { hesap }),
    sutunlar: columnsOf(basliklar),
    ornekler: rows
      .slice(place + 1, place + 1 + SAMPLE_ROWS)
      .map(({ cells }) => cells.map((cell) => plainLine(textOf(cell), LONGEST_SAMPLE))),
  };
}

/**
 * The row above the first one with a day and an amount, when no words name the columns. The person shows the columns of
 * it. Undefined when the sheet begins with a movement. Source: MNY-87.
 */
export function guessHeadings(rows: readonly StatementRow[]): StatementHeadings | undefined {
  const first = rows.findIndex(({ cells }) => cells.some(readDay) && cells.some(isAmount));
  const above = rows[first - 1];
  return above && findHeadings(rows, above.row);
}

function isAmount(cell: SheetCell): boolean {
  return typeof cell === 'number' || /^[-+]?[\d.,]*\d[.,]\d{2}$/.test(cell?.slice(0, LONGEST_HEADING).trim() ?? '');
}

/** The key by which a confirmed mapping is remembered: the folded headings. Source: MNY-87. */
export function headingsKey(basliklar: readonly string[]): string {
  return basliklar.map((heading) => headingKey(heading.slice(0, LONGEST_HEADING))).join('|');
}

/** A quick look, because a file may have 50,000 rows without headings. */
function mayBeHeadings(cells: readonly SheetCell[]): boolean {
  return cells.some((cell) => typeof cell === 'string' && cell.length <= LONGEST_HEADING && /tar/i.test(cell));
}

/** The only IBAN above the headings; undefined without one, or with several. */
function accountAbove(rows: readonly StatementRow[]): string | undefined {
  const ibans = new Set(rows.flatMap(({ cells }) => cells.flatMap((cell) => ibansIn(readBankText(textOf(cell))))));
  return ibans.size === 1 ? [...ibans][0] : undefined;
}

function isComplete({ tarih, metin = [], tutar, borc, alacak }: Partial<StatementColumns>): boolean {
  return (
    tarih !== undefined && metin.length > 0 && (tutar !== undefined || (borc !== undefined && alacak !== undefined))
  );
}

type SingleColumn = Exclude<keyof StatementColumns, 'metin' | 'sayiBicimi'>;

/** The headings of each column by their key, the best first. A pattern takes what no exact key has taken. */
const known: Readonly<Record<SingleColumn, readonly (string | RegExp)[]>> = {
  tarih: ['tarih', 'islemtarihi', 'tarihsaat', 'islemtarihisaati', 'muhasebetarihi', /^(?!.*valor).*tarih/, /tarih/],
  saat: ['saat', 'islemsaati'],
  yon: ['ba', 'ab', 'borcalacak', 'alacakborc', 'yon', 'islemyonu', 'borcalacakdurumu'],
  bakiye: ['bakiye', 'sonbakiye', 'islemsonrasibakiye', /^(?!.*kullanilabilir).*bakiye/],
  borc: ['borc', 'borctutari', /^borc(?!alacak)/, 'cikis', 'cikan', 'giden'],
  alacak: ['alacak', 'alacaktutari', /^alacak(?!borc)/, 'giris', 'giren', 'gelen'],
  tutar: ['tutar', 'islemtutari', /^(?!borc|alacak).*tutar/, 'miktar'],
  karsiIban: ['karsiiban', 'karsihesapiban', 'gonderiban', 'gondereniban', /^(?:karsi|gonderen).*iban/],
  karsiVkn: [
    'karsivkn',
    'vkn',
    'tckn',
    'vkntckn',
    'tcknvkn',
    'vergino',
    'kimlikno',
    /^(?:karsi|gonderen).*(?:vkn|tckn|kimlik|vergi)/,
  ],
  karsiAd: [
    'karsitaraf',
    'gonderen',
    'gonderenadi',
    'gonderenunvan',
    'alicigonderen',
    'unvan',
    'adsoyad',
    /^(?:karsi|gonderen|alicigonderen).*(?:ad|unvan|isim)/,
  ],
  kanal: ['kanal', 'islemkanali'],
  referans: [
    'dekontno',
    'fisno',
    'fisislemno',
    'islemno',
    'referans',
    'referansno',
    'refno',
    /^(?:dekont|fis|referans)/,
  ],
};

const texts = [/aciklama/, /^(?:islem|islemtipi|islemturu|detay)$/];

function columnsOf(headings: readonly string[]): Partial<StatementColumns> {
  const keys = headings.map((heading) => (heading.length > LONGEST_HEADING ? '' : headingKey(heading)));
  const taken = new Set<number>();
  const columns: Partial<Record<SingleColumn, number>> = {};
  for (const [name, patterns] of Object.entries(known) as [SingleColumn, readonly (string | RegExp)[]][]) {
    for (const pattern of patterns) {
      const at = keys.findIndex(
        (key, index) =>
          !taken.has(index) && key !== '' && (typeof pattern === 'string' ? key === pattern : pattern.test(key)),
      );
      if (at === -1) continue;
      taken.add(at);
      columns[name] = at;
      break;
    }
  }
  const metin = keys.flatMap((key, index) =>
    !taken.has(index) && texts.some((text) => text.test(key)) ? [index] : [],
  );
  return { ...columns, ...(metin.length > 0 ? { metin } : {}) };
}

function textOf(cell: SheetCell): string {
  return typeof cell === 'number' ? readCell('number', cell).replace('.', ',') : (cell ?? '');
}
