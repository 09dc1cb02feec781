import { DAY_MS } from '@kalem/domain';
import { and, eq, getTableColumns, inArray, isNull, lte } from 'drizzle-orm';
import { Zip, type ZipInputFile, ZipPassThrough } from 'fflate';
import type { components } from '@kalem/openapi';
import { companies } from '../../companies/tables';
import { writeAudit } from '../../db/audit';
import { clearRows } from '../../db/clearRows';
import { readCompany, serverQueries, withCompany } from '../../db/wall';
import { downloadName } from '../../documents/names';
import { packedDocument } from '../../documents/zip';
import type { CompanyTx, ServerTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';
import * as invoiceProblems from '../../problems/invoiceProblems';
import type { LinkMaker } from './keptLinks';
import { readDocument } from './readDocument';
import { isSignatureOf, type Signature, signedLink } from './signedLinks';
import { findInvoice } from '../statements';
import { documentBundles, invoices } from '../tables';
import type { InvoiceRow } from '../wire';

const QUARTER_HOUR = 900;
/** Each invoice has a PDF, an HTML and an XML. */
const FILES = 3;

interface NewBundle {
  readonly companyId: string;
  readonly id: string;
  readonly faturaIds: readonly string[];
  readonly maker: LinkMaker;
}

/** Stores which invoices go into one ZIP, and returns its link. Throws 404 when an invoice is not of the company. */
export async function createBundle(
  ports: Ports,
  { companyId, id, faturaIds, maker }: NewBundle,
): Promise<components['schemas']['DocumentBundle']> {
  const { db, clock } = ports;
  const ids = [...new Set(faturaIds)];
  const now = clock.now();
  const link = await withCompany(db, companyId, async (tx) => {
    if (!(await areAllOfCompany(tx, ids))) throw callProblems.notFound();
    await tx.insert(documentBundles).values({ id, companyId, faturaIds: ids, createdAt: now });
    const details = { count: ids.length };
    await writeAudit(tx, { action: 'createDocumentBundle', userId: maker.id, entityId: id, at: now, details });
    const opened = bundleLink(companyId, id);
    return signedLink(ports, tx, { address: `belgeler/${id}`, opened, seconds: QUARTER_HOUR, maker });
  });
  return { id, dosyaSayisi: ids.length * FILES, ...link };
}

async function areAllOfCompany(tx: CompanyTx, ids: string[]): Promise<boolean> {
  const own = and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, ids));
  return (await tx.$count(invoices, own)) === ids.length;
}

type Bundle = typeof documentBundles.$inferSelect;

/** Finds a bundle of the company. */
export async function findBundle({ db }: Ports, companyId: string, id: string): Promise<Bundle> {
  const [row] = await readCompany(db, companyId, (tx) =>
    tx
      .select()
      .from(documentBundles)
      .where(and(eq(documentBundles.companyId, tx.companyId), eq(documentBundles.id, id))),
  );
  if (!row) throw callProblems.notFound();
  return row;
}

/** The bundle of a signed link. Throws 403 when the link was altered or has expired, or the company is deleted. */
export async function bundleOfLink(
  ports: Ports,
  { id, ...link }: Signature & { readonly id: string },
): Promise<Bundle> {
  const [row] = await serverQueries(ports.db, 'signedLink')
    .select(getTableColumns(documentBundles))
    .from(documentBundles)
    .innerJoin(companies, and(eq(companies.id, documentBundles.companyId), isNull(companies.deletedAt)))
    .where(eq(documentBundles.id, id));
  if (!row || !(await isSignatureOf(ports, bundleLink(row.companyId, id), link))) throw invoiceProblems.linkInvalid();
  return row;
}

function bundleLink(companyId: string, id: string) {
  return { purpose: 'bundle link', names: [companyId, id] } as const;
}

/** ZIPs of one company that may be streamed at once. Each holds the documents of one invoice in memory. */
const MOST_AT_ONCE = 4;
const readers = new Map<string, number>();

/**
 * Streams faturalar.zip (LST-16, A-12). Makes one invoice at a time and only as fast as the client reads, so that
 * memory does not grow with the number of invoices. Stops when the client disconnects. Skips invoices that were deleted
 * since. Throws 503 when the company reads too many ZIPs at once.
 */
export function bundleStream(ports: Ports, { companyId, faturaIds }: Bundle): ReadableStream<Uint8Array> {
  if ((readers.get(companyId) ?? 0) >= MOST_AT_ONCE) throw callProblems.busy();
  const waiting = [...faturaIds];
  const names = new Map<string, number>();
  let leave: (() => void) | undefined;
  let give: (chunk: Uint8Array) => void = () => undefined;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) give(chunk);
  });
  const fill = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    let hasGiven = false;
    give = (chunk) => {
      hasGiven = true;
      controller.enqueue(chunk);
    };
    while (!hasGiven) {
      const id = waiting.shift();
      if (id === undefined) {
        zip.end();
        controller.close();
        leave?.();
        return;
      }
      const row = await readCompany(ports.db, companyId, (tx) => findInvoice(tx, id));
      if (row) await addDocuments(ports, zip, row, freeName(names, row));
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        leave ??= enter(companyId);
        await fill(controller).catch((error: unknown) => {
          leave?.();
          throw error;
        });
      },
      cancel() {
        waiting.length = 0;
        zip.terminate();
        leave?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Counts a reader. The returned function removes it, once. */
function enter(companyId: string): () => void {
  const change = (by: number) => {
    const count = (readers.get(companyId) ?? 0) + by;
    if (count > 0) readers.set(companyId, count);
    else readers.delete(companyId);
  };
  change(1);
  let isIn = true;
  return () => {
    if (isIn) change(-1);
    isIn = false;
  };
}

async function addDocuments(ports: Ports, zip: Zip, row: InvoiceRow, name: string): Promise<void> {
  const pdf = await readDocument(ports, row, 'pdf');
  const packed = await readDocument(ports, row, 'zip');
  const file = new ZipPassThrough(`${name}.pdf`);
  zip.add(file);
  file.push(pdf, true);
  for (const ending of ['.html', '.xml'] as const) {
    const found = packedDocument(packed, ending);
    if (!found) continue;
    const { bytes, ...marks } = found;
    const packedFile: ZipInputFile = { filename: `${name}${ending}`, ...marks };
    zip.add(packedFile);
    packedFile.ondata?.(null, bytes, true);
  }
}

/** Names the folder by number and recipient. Adds a counter to a name that is taken. */
function freeName(names: Map<string, number>, row: InvoiceRow): string {
  const name = downloadName(row, 'pdf').replace(/\.pdf$/, '');
  const times = (names.get(name) ?? 0) + 1;
  names.set(name, times);
  return times === 1 ? name : `${name} (${times})`;
}

/** Deletes bundles whose links have all expired. */
export async function clearBundles(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, documentBundles, lte(documentBundles.createdAt, new Date(now.getTime() - DAY_MS)));
}
