import { describeStatement } from '@kalem/domain/document';
import type { components } from '@kalem/openapi';
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { companies } from '../../companies/tables';
import { writeAudit } from '../../db/audit';
import { clearRows } from '../../db/clearRows';
import { serverQueries, withCompany } from '../../db/wall';
import { statementName } from '../../documents/names';
import { idOfLinkKey, linkKey } from '../../publicPages/linkKeys';
import { limitAttempts } from '../../limits/attempts';
import type { CompanyTx, ServerTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { findShown, groupOf } from '../accounts/merged';
import { statementLinks } from '../tables';
import { printStatement, readStatement } from './readStatement';

type Schemas = components['schemas'];
/** Without the bytes of the PDF, which only its download needs. */
const { icerik: _icerik, ...linkColumns } = getTableColumns(statementLinks);
export type StatementLinkRow = Omit<typeof statementLinks.$inferSelect, 'icerik'>;

const THIRTY_DAYS = 2_592_000;
const MOST_LINKS = 20;

interface NewLink {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly debtorId: string;
  readonly body: Schemas['StatementLinkRequest'];
  readonly now: Date;
}

/** Creates a public page with the statement of this moment (MNY-55). Throws 404. */
export async function createStatementLink(
  ports: Ports,
  { id, companyId, userId, debtorId, body, now }: NewLink,
): Promise<Schemas['StatementLink']> {
  const { baslangicTarihi, bitisTarihi, paraBirim = 'TRY', sure = THIRTY_DAYS } = body;
  const known = await withCompany(ports.db, companyId, (tx) => findLink(tx, id));
  // An earlier call whose answer was lost has made it.
  if (known) return linkOnWire(ports, known, now);
  await limitAttempts(ports, 'statement link', companyId);
  const query = {
    ...(baslangicTarihi && { baslangicTarihi }),
    ...(bitisTarihi && { bitisTarihi }),
    paraBirim,
  };
  const read = await withCompany(ports.db, companyId, (tx) => readStatement(tx, debtorId, query, now));
  const { statement } = read;
  const described = describeStatement(statement);
  const kept = await ports.documents.keep(companyId, await printStatement(ports, read, 'pdf'));
  const row = await withCompany(ports.db, companyId, async (tx) => {
    const [made] = await tx
      .insert(statementLinks)
      .values({
        id,
        companyId,
        debtorId: statement.cariHesapId,
        paraBirim,
        baslangic: statement.baslangicTarihi,
        bitis: statement.bitisTarihi,
        bakiye: statement.bakiye,
        firma: described.issuer.name,
        cari: described.customer.name,
        cumle: described.balance,
        dosyaAdi: statementName(statement.aliciUnvan, statement.duzenlenme, 'pdf'),
        ...kept,
        createdBy: userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + sure * 1000),
      })
      .onConflictDoNothing()
      .returning(linkColumns);
    if (made) {
      const details = { bakiye: statement.bakiye, paraBirim, seconds: sure };
      await writeAudit(tx, {
        action: 'createStatementLink',
        userId,
        entityId: statement.cariHesapId,
        at: now,
        details,
      });
    }
    return made ?? findLink(tx, id);
  });
  if (!row) throw new Error('The link was not stored');
  return linkOnWire(ports, row, now);
}

async function findLink(tx: CompanyTx, id: string): Promise<StatementLinkRow | undefined> {
  const [row] = await tx
    .select(linkColumns)
    .from(statementLinks)
    .where(and(eq(statementLinks.companyId, tx.companyId), eq(statementLinks.id, id)));
  return row;
}

/** The newest links of an account that are open or answered. Throws 404. */
export async function listStatementLinks(
  ports: Ports,
  companyId: string,
  { debtorId, now }: { readonly debtorId: string; readonly now: Date },
): Promise<Schemas['StatementLinks']> {
  const rows = await withCompany(ports.db, companyId, async (tx) => {
    const shown = await findShown(tx, debtorId);
    return tx
      .select(linkColumns)
      .from(statementLinks)
      .where(
        and(
          eq(statementLinks.companyId, companyId),
          sql`${statementLinks.debtorId} in ${groupOf(tx, shown.id)}`,
          or(isNotNull(statementLinks.yanit), and(isNull(statementLinks.revokedAt), gt(statementLinks.expiresAt, now))),
        ),
      )
      .orderBy(desc(statementLinks.createdAt), desc(statementLinks.id))
      .limit(MOST_LINKS);
  });
  return { items: await Promise.all(rows.map((row) => linkOnWire(ports, row, now))) };
}

/** Ends all links of an account. Throws 404. */
export async function revokeStatementLinks(
  { db }: Ports,
  companyId: string,
  { debtorId, userId, now }: { readonly debtorId: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    const shown = await findShown(tx, debtorId);
    const isOpen = and(
      eq(statementLinks.companyId, companyId),
      sql`${statementLinks.debtorId} in ${groupOf(tx, shown.id)}`,
      isNull(statementLinks.revokedAt),
      gt(statementLinks.expiresAt, now),
    );
    const ended = await tx
      .update(statementLinks)
      .set({ revokedAt: now })
      .where(isOpen)
      .returning({ id: statementLinks.id });
    if (ended.length > 0) await writeAudit(tx, { action: 'revokeStatementLinks', userId, entityId: debtorId, at: now });
  });
}

async function linkOnWire(ports: Ports, row: StatementLinkRow, now: Date): Promise<Schemas['StatementLink']> {
  const { id, yanit, yanitMetni, yanitAt } = row;
  return {
    id,
    url: `ekstre/${await linkKey(ports, 'statement link', id)}`,
    expiresAt: row.expiresAt.toISOString(),
    olusturma: row.createdAt.toISOString(),
    baslangicTarihi: row.baslangic,
    bitisTarihi: row.bitis,
    paraBirim: row.paraBirim,
    bakiye: row.bakiye,
    acik: isOpen(row, now),
    acilma: row.sayac,
    yanit: yanit && yanitAt && { sonuc: yanit, metin: yanitMetni, tarih: yanitAt.toISOString() },
  };
}

function isOpen({ revokedAt, expiresAt }: StatementLinkRow, now: Date): boolean {
  return revokedAt === null && expiresAt > now;
}

/** The open link of a key in the URL; undefined for an altered, ended or revoked one (MNY-55). */
export async function findOpenLink(ports: Ports, jeton: string): Promise<StatementLinkRow | undefined> {
  // The address names no company. The signature proves that we made it.
  const id = await idOfLinkKey(ports, 'statement link', jeton);
  if (id === undefined) return undefined;
  const [found] = await serverQueries(ports.db, 'signedLink')
    .select({ link: linkColumns })
    .from(statementLinks)
    .innerJoin(companies, and(eq(companies.id, statementLinks.companyId), isNull(companies.deletedAt)))
    .where(eq(statementLinks.id, id));
  return found && isOpen(found.link, ports.clock.now()) ? found.link : undefined;
}

/** The PDF of a link. */
export async function readLinkPdf(
  { db, documents }: Ports,
  { companyId, id, anahtar }: StatementLinkRow,
): Promise<Uint8Array<ArrayBuffer>> {
  if (anahtar !== null) return documents.read({ icerik: null, anahtar });
  const [row] = await withCompany(db, companyId, (tx) =>
    tx
      .select({ icerik: statementLinks.icerik })
      .from(statementLinks)
      .where(and(eq(statementLinks.companyId, companyId), eq(statementLinks.id, id))),
  );
  return documents.read({ icerik: row?.icerik ?? new Uint8Array(), anahtar: null });
}

/** Counts that the page was opened. No address is kept (MNY-55). */
export async function countOpening({ db }: Ports, { companyId, id }: StatementLinkRow): Promise<void> {
  await withCompany(db, companyId, (tx) =>
    tx
      .update(statementLinks)
      .set({ sayac: sql`${statementLinks.sayac} + 1` })
      .where(and(eq(statementLinks.companyId, companyId), eq(statementLinks.id, id))),
  );
}

/** Deletes ended links. One with an answer stays: its PDF is what the customer answered to. */
export async function clearStatementLinks(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, statementLinks, and(lte(statementLinks.expiresAt, now), isNull(statementLinks.yanit)));
}
