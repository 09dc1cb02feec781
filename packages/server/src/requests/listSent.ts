import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { readCompany } from '../db/wall';
import { invoices } from '../invoices/tables';
import { answerInTurn, withPatience } from '../portal/turn';
import type { Days } from '../portal/windows';
import type { CompanyTx } from '../ports/Database';
import type { PortalAnswer } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import { receivedInvoices } from '../received/tables';
import { lookAt } from './look';
import { sentRequests } from './tables';

/** A request that the company raised, with its invoice. */
export type SentRequestRow = Awaited<ReturnType<typeof sentRequestsOf>>[number];

/** The most open requests that one list looks up at the portal, newest first. Each costs a portal call. */
const MOST_LOOKS = 10;

const zone = 'Europe/Istanbul';

/**
 * Requests raised here in these days, newest first. The state of open ones is read from the portal. If it is
 * unreachable, the stored state is returned.
 */
export async function listSentRequests(ports: Ports, companyId: string, days: Days): Promise<SentRequestRow[]> {
  const read = () => readCompany(ports.db, companyId, (tx) => sentRequestsOf(tx, days));
  const rows = await read();
  const open = rows.filter((row) => statusOf(row) === 'OLUSTU').slice(0, MOST_LOOKS);
  if (open.length === 0) return rows;
  await withPatience(lookAgain(ports, companyId, open));
  return read();
}

/**
 * The status of a request: BELIRSIZ while its outcome is unknown, else the state of the invoice's newest request of
 * that kind.
 */
export function statusOf({ sent, talepAkisi }: Pick<SentRequestRow, 'sent' | 'talepAkisi'>) {
  if (sent.durum === 'BELIRSIZ') return 'BELIRSIZ';
  return talepAkisi.find(({ tip }) => tip === sent.islem)?.durum ?? 'OLUSTU';
}

function lookAgain(ports: Ports, companyId: string, rows: readonly SentRequestRow[]): Promise<PortalAnswer<void>> {
  return answerInTurn(ports, companyId, async (turn): Promise<PortalAnswer<void>> => {
    for (const { sent } of rows) {
      const seen = await lookAt(turn, sent);
      if (!seen.ok) return seen;
    }
    return { ok: true, value: undefined };
  });
}

/** The columns of an own invoice, without its lines, which may be thousands. */
const ownFields = {
  belgeNumarasi: invoices.belgeNumarasi,
  belgeTarihi: invoices.faturaTarih,
  aliciUnvan: invoices.aliciUnvan,
  aliciAdi: invoices.aliciAdi,
  aliciSoyadi: invoices.aliciSoyadi,
  karsiTarafVknTckn: invoices.vknTckn,
  odenecek: invoices.odenecekTutar,
  paraBirim: invoices.paraBirim,
  talepAkisi: invoices.talepAkisi,
};

const receivedFields = {
  belgeNumarasi: receivedInvoices.belgeNumarasi,
  belgeTarihi: receivedInvoices.belgeTarihi,
  karsiTaraf: receivedInvoices.saticiUnvanAdSoyad,
  karsiTarafVknTckn: receivedInvoices.saticiVknTckn,
  odenecek: receivedInvoices.odenecek,
  paraBirim: receivedInvoices.paraBirim,
  talepAkisi: receivedInvoices.talepAkisi,
};

/** The ETTN in `belge`, written as in the index of own invoices. For other requests `belge` is not a UUID. */
const ownEttn = sql`case when ${sentRequests.yon} = 'KENDI' then ${sentRequests.belge}::uuid end`;

/** Requests that were carried out, or whose outcome is unknown. */
async function sentRequestsOf(tx: CompanyTx, { from, to }: Days) {
  const rows = await tx
    .select({ sent: sentRequests, own: ownFields, received: receivedFields })
    .from(sentRequests)
    .leftJoin(invoices, and(eq(invoices.companyId, sentRequests.companyId), eq(invoices.ettn, ownEttn)))
    .leftJoin(
      receivedInvoices,
      and(
        eq(sentRequests.yon, 'ADIMA'),
        eq(receivedInvoices.companyId, sentRequests.companyId),
        eq(receivedInvoices.ettn, sentRequests.belge),
      ),
    )
    .where(
      and(
        eq(sentRequests.companyId, tx.companyId),
        inArray(sentRequests.durum, ['YAPILDI', 'BELIRSIZ']),
        inArray(sentRequests.yon, ['KENDI', 'ADIMA']),
        sql`(${sentRequests.startedAt} at time zone ${zone}::text)::date between ${from}::date and ${to}::date`,
      ),
    )
    .orderBy(desc(sentRequests.startedAt), desc(sentRequests.id));
  return rows.flatMap(({ sent, own, received }) => {
    if (!own) return received ? [{ sent, ...received }] : [];
    const { aliciUnvan, aliciAdi, aliciSoyadi, belgeNumarasi, ...invoice } = own;
    const karsiTaraf = aliciUnvan || `${aliciAdi} ${aliciSoyadi}`.trim();
    return [{ sent, ...invoice, karsiTaraf, belgeNumarasi: belgeNumarasi ?? '' }];
  });
}
