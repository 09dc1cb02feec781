import type { components } from '@kalem/openapi';
import { toScreenDate } from '../../dates/screenDates';
import { methodTitles } from '../../ledger/receipt';
import { numbersOfMany } from '../../text/identifiers';
import { formatAmount } from '../../text/numbers';
import { isZero, printMoney } from '../money';
import type { Fact } from './facts';
import { taxNumberLabel } from './parties';

type Schemas = components['schemas'];

/** The values of a statement, as GET /alacak/{id}/ekstre answers it. */
export type Statement = Schemas['Statement'];

/** The columns of the entries. Source: MNY-54. */
export const statementHeadings = ['Tarih', 'Belge', 'Açıklama', 'Vade', 'Borç', 'Alacak', 'Bakiye', 'B/A'] as const;

/** The columns of the open invoices. */
export const openItemHeadings = ['Belge', 'Vade', 'Gecikme', 'Kalan'] as const;

/** The cells of an entry, in the order of `statementHeadings`. */
export type StatementRow = readonly [string, string, string, string, string, string, string, string];

/**
 * The whole content of a statement, formatted as Turkish words and numbers. Screen, PDF and Excel render the same
 * object, so their figures are the same texts.
 */
export interface DescribedStatement {
  readonly title: string;
  /** The company, its address and its tax office with its number. */
  readonly issuer: { readonly name: string; readonly address: string; readonly tax: string };
  readonly customer: { readonly name: string; readonly number: string };
  readonly facts: readonly Fact[];
  /** The carried balance, if there is one, and the entries. */
  readonly rows: readonly StatementRow[];
  /** The sums of the period. Their first cell is the label. */
  readonly totals: StatementRow;
  /** The sentence that the customer is asked to agree with (MNY-56). */
  readonly balance: string;
  readonly openTitle: string;
  readonly open: readonly (readonly [string, string, string, string])[];
  /** The sum of the open invoices, and the credit. */
  readonly openTotals: readonly Fact[];
}

const kinds: Readonly<Record<Schemas['HareketTuru'], string>> = {
  FATURA: 'Fatura',
  FATURA_IPTALI: 'Fatura iptali',
  IADE: 'İade faturası',
  IADE_IPTALI: 'İade faturası iptali',
  TAHSILAT: 'Tahsilat',
  TAHSILAT_IPTALI: 'Geri alınan tahsilat',
  PARA_IADESI: 'Para iadesi',
  PARA_IADESI_IPTALI: 'Geri alınan para iadesi',
  ACILIS: 'Açılış bakiyesi',
  ACILIS_IPTALI: 'Geri alınan açılış bakiyesi',
  FARK: 'Kuruş farkı',
  FARK_IPTALI: 'Geri alınan kuruş farkı',
};

/** Formats a statement for screen, PDF and Excel. Source: MNY-53, MNY-54, MNY-56. */
export function describeStatement(statement: Statement): DescribedStatement {
  const { firma, aliciUnvan, vknTckn, paraBirim, baslangicTarihi, bitisTarihi, duzenlenme, bakiye } = statement;
  const first = baslangicTarihi ?? statement.hareketler[0]?.tarih ?? bitisTarihi;
  const last = toScreenDate(bitisTarihi);
  const carried: StatementRow[] = isZero(statement.devir)
    ? []
    : [[toScreenDate(first), '', 'Devir', '', '', '', ...balanceCells(statement.devir)]];
  return {
    title: 'Cari Ekstre',
    issuer: {
      name: firma.unvan,
      address: firma.adres,
      tax: [firma.vergiDairesi && `Vergi Dairesi: ${firma.vergiDairesi}`, numberText(firma.vknTckn)]
        .filter(Boolean)
        .join(' · '),
    },
    // A number that many customers share tells nothing.
    customer: { name: aliciUnvan, number: numbersOfMany.includes(vknTckn) ? '' : numberText(masked(vknTckn)) },
    facts: [
      { label: 'Dönem', value: `${toScreenDate(first)} – ${last}` },
      { label: 'Para birimi', value: paraBirim },
      { label: 'Düzenlenme', value: toScreenDate(duzenlenme) },
    ],
    rows: [...carried, ...statement.hareketler.map(entryRow)],
    totals: [
      'Toplam',
      '',
      '',
      '',
      formatAmount(statement.borcToplam),
      formatAmount(statement.alacakToplam),
      ...balanceCells(bakiye),
    ],
    balance: `Kayıtlarımıza göre ${last} tarihi itibarıyla hesabınız ${balanceText(bakiye, paraBirim)} vermektedir.`,
    // What is open is known for today only.
    openTitle: bitisTarihi < duzenlenme ? `Açık faturalar (${toScreenDate(duzenlenme)})` : 'Açık faturalar',
    open: statement.acikKalemler.map(({ tur, belgeNumarasi, vade, gecikmeGunu, kalan }) => [
      belgeNumarasi ?? kinds[tur],
      toScreenDate(vade),
      gecikmeGunu > 0 ? `${gecikmeGunu} gün` : '',
      formatAmount(kalan),
    ]),
    openTotals: [
      { label: 'Toplam', value: formatAmount(statement.acikToplam) },
      ...(isZero(statement.avans) ? [] : [{ label: 'Avans / fazla ödeme', value: formatAmount(statement.avans) }]),
    ],
  };
}

function entryRow(entry: Schemas['LedgerLine']): StatementRow {
  const { tarih, belgeNumarasi, tur, yontem, aciklama, vade, borc, alacak, bakiye } = entry;
  const text = [kinds[tur], yontem && methodTitles[yontem], aciklama].filter(Boolean).join(', ');
  return [
    toScreenDate(tarih),
    belgeNumarasi ?? '',
    text,
    vade === null ? '' : toScreenDate(vade),
    isZero(borc) ? '' : formatAmount(borc),
    isZero(alacak) ? '' : formatAmount(alacak),
    ...balanceCells(bakiye),
  ];
}

/** A balance without its sign, and who owes it: B the customer (borç), A the company (alacak). Source: MNY-46. */
function balanceCells(balance: string): [string, string] {
  return [formatAmount(balance.replace('-', '')), sideOf(balance, 'B', 'A')];
}

function balanceText(balance: string, currency: string): string {
  const amount = printMoney(balance.replace('-', ''), currency);
  return isZero(balance) ? `${amount} bakiye` : `${amount} ${sideOf(balance, 'borç', 'alacak')} bakiyesi`;
}

function sideOf(balance: string, owes: string, isOwed: string): string {
  if (isZero(balance)) return '';
  return balance.startsWith('-') ? isOwed : owes;
}

/** A TCKN without its middle: '123*****901'. The number of a company is public. Source: MNY-54. */
function masked(vknTckn: string): string {
  return vknTckn.length === 11 ? `${vknTckn.slice(0, 3)}*****${vknTckn.slice(-3)}` : vknTckn;
}

function numberText(vknTckn: string): string {
  return vknTckn === '' ? '' : `${taxNumberLabel(vknTckn)} ${vknTckn}`;
}
