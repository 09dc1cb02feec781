import { addDays, formatAmount, istanbulNow, subtractAmounts, sumAmounts, toScreenDate } from '@kalem/domain';
import { toKurus, writeKurus } from '@kalem/domain/ledger';
import { sql } from 'drizzle-orm';
import { rowsOf } from './db/rows';
import { withCompany } from './db/wall';
import { messageIdOf } from './messages/outbox';
import type { Ports } from './ports/Ports';
import { confirmMovements } from './movements/confirm';
import { confirmFile } from './movements/files/confirm';
import { runFile } from './movements/files/runFile';
import { findFile } from './movements/files/store';
import { uploadFile } from './movements/files/upload';
import { ignoreMovement } from './movements/ignore';
import { pageOfMovements } from './movements/list';

interface Demo {
  readonly companyId: string;
  readonly userId: string;
  /** The account to which customers pay. */
  readonly iban: string;
}

/** Day, text, amount, payer and number of the payer, reference of the bank. */
type Line = readonly [day: string, text: string, amount: string, payer?: string, vkn?: string, reference?: string];

const IGNORED = 'KREDI KULLANDIRIMI';
const CONFIRMED = 'CARI HESAP ODEMESI';

/**
 * Imports a bank statement into a demo company, so that its bank movements show every state: booked by itself, by a
 * person and bound to a payment recorded by hand; proposed by number, tax number, name and amount; without an invoice;
 * no payment; taken back by the bank (MNY-111). Can be repeated.
 */
export async function seedMovements(ports: Ports, { companyId, userId, iban }: Demo): Promise<void> {
  const actor = { companyId, userId, partnerSessionId: null };
  const now = ports.clock.now();
  const id = await messageIdOf('seedMovements', companyId);
  const bytes = await statementOf(ports, companyId, iban);
  // A repeated upload returns the first one.
  const file = await uploadFile(ports, actor, { id, file: { name: 'hesap-ozeti.csv', bytes }, now });
  if (file.durum === 'ONAY_BEKLIYOR') {
    const columns = file.onizleme ? { sutunlar: file.onizleme.sutunlar } : {};
    await confirmFile(ports, actor, { id, now, body: { hesap: iban, paraBirim: 'TRY', ...columns } });
  }
  while ((await runFile(ports, { companyId, fileId: id })) !== undefined);
  const read = await withCompany(ports.db, companyId, (tx) => findFile(tx, id));
  if (read.durum !== 'TAMAMLANDI')
    throw new Error(
      `The statement of the demo company is ${read.durum}: ${read.mesaj ?? JSON.stringify(read.onizleme)}`,
    );
  const waiting = (q: string) =>
    withCompany(ports.db, companyId, (tx) => pageOfMovements(tx, { sekme: 'ONERI', q }, { offset: 0, limit: 10 }));
  const confirmed = (await waiting(CONFIRMED)).flatMap(({ id: movementId, oneriler: [first] }) =>
    first ? [{ id: movementId, oneri: first.anahtar }] : [],
  );
  await confirmMovements(ports, { id, companyId, userId, language: 'tr' }, confirmed);
  const others = await withCompany(ports.db, companyId, (tx) =>
    pageOfMovements(tx, { sekme: 'ESLESMEYEN', q: IGNORED }, { offset: 0, limit: 10 }),
  );
  for (const { id: movementId } of others) await ignoreMovement(ports, { companyId, userId }, movementId);
}

async function statementOf(ports: Ports, companyId: string, iban: string): Promise<Uint8Array<ArrayBuffer>> {
  const today = istanbulNow(ports.clock.now()).date;
  const [byNumber, inPart, byName, byVkn, byAmount, byPerson, takenBack] = await openInvoices(ports, companyId);
  const byHand = await paymentByHand(ports, companyId, today);
  const ago = (days: number) => addDays(today, -days);
  const of = (open: Open | undefined, line: (open: Open) => Line[]): Line[] => (open ? line(open) : []);
  const lines: Line[] = [
    ...of(byHand, ({ ad, tutar, tarih = today }) => [[tarih, `GELEN HAVALE - ${ad}`, tutar, ad]]),
    [ago(9), IGNORED, '25000.00'],
    ...of(byNumber, ({ ad, numara, tutar }) => [[ago(8), `GELEN FAST - ${ad} - ${numara} NOLU FATURA`, tutar]]),
    ...of(takenBack, ({ ad, numara, tutar }) => [
      [ago(7), `GELEN FAST - ${ad} - ${numara}`, tutar, ad, '', 'FST4711'],
      [ago(6), `FAST IADESI - ${numara}`, `-${tutar}`, '', '', 'FST4711'],
    ]),
    ...of(byPerson, ({ ad, tutar }) => [[ago(5), `GELEN EFT - ${CONFIRMED}`, tutar, ad]]),
    [ago(4), 'ATM NAKIT YATIRMA', '1750.00'],
    ...of(inPart, ({ numara, tutar }) => [[ago(3), `GELEN EFT - ${numara} ILK TAKSIT`, half(tutar)]]),
    ...of(byVkn, ({ vknTckn, tutar }) => [[ago(2), 'GELEN EFT - FATURA BEDELI', tutar, '', vknTckn]]),
    ...of(byName, ({ ad, tutar }) => [[ago(1), 'GELEN HAVALE', tutar, ad]]),
    ...of(byAmount, ({ tutar }) => [[today, 'GELEN EFT - ODEME', tutar]]),
  ];
  return new TextEncoder().encode(statementText(iban, lines.sort(byDay)));
}

const byDay = ([left]: Line, [right]: Line) => left.localeCompare(right);
const half = (amount: string) => writeKurus(Math.round(Number(toKurus(amount)) / 2));

/** The statement as a bank gives it: the account above the headings, and the balance in each line. */
function statementText(iban: string, lines: readonly Line[]): string {
  let balance = '48250.75';
  const rows = lines.map(([day, text, amount, payer = '', vkn = '', reference = '']) => {
    balance = amount.startsWith('-') ? subtractAmounts(balance, amount.slice(1)) : sumAmounts([balance, amount]);
    const figures = [formatAmount(amount), formatAmount(balance)];
    return [toScreenDate(day), text, ...figures, payer, vkn, reference].join(';');
  });
  const headings = ['Tarih', 'Açıklama', 'Tutar', 'Bakiye', 'Gönderen', 'VKN', 'Dekont No'];
  return ['Hesap Özeti', `IBAN;${iban}`, headings.join(';'), ...rows, ''].join('\r\n');
}

/** An open invoice, or a payment, with its customer. */
interface Open {
  readonly numara: string;
  readonly ad: string;
  readonly vknTckn: string;
  readonly tutar: string;
  /** The day of a payment. */
  readonly tarih?: string;
}

/** The newest unpaid invoice in TRY of each customer, without an open request. */
function openInvoices({ db }: Ports, companyId: string): Promise<Open[]> {
  return withCompany(db, companyId, (tx) =>
    rowsOf<Open>(
      tx,
      sql`select numara, ad, "vknTckn", tutar from (
          select distinct on (debtor.id) invoice.belge_numarasi as numara, debtor.ad, debtor.vkn_tckn as "vknTckn",
            rest.kalan::text as tutar, invoice.fatura_tarih as tarih
          from ledger_rest as rest
            join ledger_entry as entry on entry.id = rest.entry_id and entry.tur = 'FATURA'
            join debtor on debtor.id = entry.debtor_id
            join invoice on invoice.company_id = entry.company_id and invoice.id = entry.invoice_id
          where entry.company_id = ${companyId} and entry.para_birim = 'TRY' and rest.kalan = entry.borc
            and not invoice.talep_akisi @> '[{"durum": "OLUSTU"}]'
            and not exists (select from payment_link as link where link.invoice_id = invoice.id)
          order by debtor.id, invoice.fatura_tarih desc, invoice.belge_numarasi
        ) as newest
        order by tarih desc, numara`,
    ),
  );
}

/** The newest payment in TRY that a person recorded. */
async function paymentByHand({ db }: Ports, companyId: string, today: string): Promise<Open | undefined> {
  const [payment] = await withCompany(db, companyId, (tx) =>
    rowsOf<Open>(
      tx,
      sql`select '' as numara, debtor.ad, debtor.vkn_tckn as "vknTckn", receipt.tutar::text as tutar,
          receipt.tarih::text as tarih
        from receipt join debtor on debtor.id = receipt.debtor_id
        where receipt.company_id = ${companyId} and receipt.para_birim = 'TRY' and receipt.tur = 'TAHSILAT'
          and receipt.yontem = 'HAVALE' and receipt.tarih <= ${today}
        order by receipt.tarih desc, receipt.id limit 1`,
    ),
  );
  return payment;
}
