import { DAY_MS } from '@kalem/domain';
import { toKurus, writeKurus } from '@kalem/domain/ledger';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import type { ServerTx } from '../../ports/Database';
import type { Movement } from './requests';

interface Period {
  readonly hesap: string;
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

interface Sold {
  readonly id: string;
  readonly number: string;
  readonly day: string;
  readonly amount: string;
  readonly currency: string;
  readonly name: string;
  readonly taxNumber: string;
}

/** How a made-up customer pays; undefined for one that does not. */
type Payer = (invoice: Sold) => Partial<Movement> | undefined;

/** What banks make of a payment: every rule of the matching has its case. */
const payers: readonly Payer[] = [
  ({ number, name }) => ({ metin: `FAST ${name} ${number}` }),
  ({ number, name }) => ({ metin: `GELEN EFT${name}FATURA${number}ODEMESI` }),
  () => undefined,
  ({ number, amount }) => ({ metin: `${number} ilk taksit`, tutar: half(amount) }),
  ({ taxNumber }) => ({ metin: 'FATURA ODEMESI', karsiVkn: taxNumber }),
  ({ number }) => ({ metin: `fatura no ${number.slice(-6)}` }),
  () => ({ metin: 'HAVALE' }),
  ({ number }) => ({ metin: number.replaceAll('0', 'O') }),
  () => undefined,
  () => ({ metin: 'KIRA ODEMESI', karsiAd: 'Yabancı Ödeyen', tutar: '1234.56' }),
];

const MOST = 1000;
/** Days from the invoice to its payment. */
const LONGEST = 12;

/**
 * Payments of made-up customers for the invoices of the company that collects on an account. They follow from the
 * invoices, so that each look returns the same ones.
 */
export async function madeUpMovements(tx: ServerTx, { hesap, from, to, today }: Period): Promise<Movement[]> {
  const sold = await rowsOf<Sold>(
    tx,
    sql`select invoice.id, invoice.belge_numarasi as number, invoice.fatura_tarih::text as day,
        invoice.odenecek_tutar::text as amount, invoice.para_birim as currency, invoice.vkn_tckn as "taxNumber",
        coalesce(nullif(invoice.alici_unvan, ''), concat_ws(' ', invoice.alici_adi, invoice.alici_soyadi)) as name
      from bank_entry as entry join invoice on invoice.company_id = entry.company_id
        and invoice.para_birim = entry.para_birim
      where entry.iban = ${hesap} and entry.tahsilat_hesabi and invoice.onay_durumu = 'Onaylandi'
        and invoice.odenecek_tutar > 0 and coalesce(invoice.fatura_tip, invoice.portal_fatura_tip) <> 'IADE'
        and invoice.fatura_tarih between ${from}::date - ${LONGEST}::int and ${to}::date
      order by invoice.fatura_tarih, invoice.id limit ${MOST}`,
  );
  return sold
    .map((invoice) => movementOf(invoice))
    .filter((one) => one !== undefined)
    .filter(({ tarih }) => tarih >= from && tarih <= to && tarih <= today);
}

function movementOf(invoice: Sold): Movement | undefined {
  const number = Number.parseInt(invoice.id.slice(0, 8), 16);
  const told = payers[number % payers.length]?.(invoice);
  if (!told) return undefined;
  const later = 1 + (number % LONGEST);
  return {
    id: `DB${invoice.id}`,
    tarih: new Date(Date.parse(invoice.day) + later * DAY_MS).toISOString().slice(0, 10),
    saat: `${String(9 + (number % 9)).padStart(2, '0')}:${String(number % 60).padStart(2, '0')}:00`,
    tutar: writeKurus(toKurus(invoice.amount)),
    paraBirim: invoice.currency,
    yon: 'ALACAK',
    karsiAd: invoice.name.slice(0, 30),
    kanal: 'FAST',
    bankaReferansi: `2026${String(number).padStart(10, '0')}`,
    ...told,
  };
}

function half(amount: string): string {
  return `${(Number(amount) / 2).toFixed(2)}`;
}
