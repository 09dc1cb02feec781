import { and, eq, inArray, lte } from 'drizzle-orm';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { components } from '@kalem/openapi';
import { serverQueries, withCompany } from '../db/wall';
import { downloadName } from '../documents/names';
import { unpackDocument } from '../documents/zip';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as invoiceProblems from '../problems/invoiceProblems';
import { readDocument } from './documents';
import { isBundleSignature, signBundle } from './links';
import { findInvoice } from './statements';
import { documentBundles, invoices } from './tables';
import type { InvoiceRow } from './wire';

const QUARTER_HOUR = 900;
/** PDF, HTML and XML of each invoice. */
const FILES = 3;

interface BundleRequest {
  readonly companyId: string;
  readonly id: string;
  readonly faturaIds: readonly string[];
}

/**
 * Notes which invoices somebody takes in one ZIP, and answers the link to it; 404 when one of them is not the
 * company's.
 */
export async function createBundle(
  { db, clock, secrets }: Ports,
  { companyId, id, faturaIds }: BundleRequest,
): Promise<components['schemas']['DocumentBundle']> {
  const ids = [...new Set(faturaIds)];
  await withCompany(db, companyId, async (tx) => {
    if (!(await areAllOfCompany(tx, ids))) throw callProblems.notFound();
    await tx.insert(documentBundles).values({ id, companyId, faturaIds: ids, createdAt: clock.now() });
  });
  const expires = Math.floor(clock.now().getTime() / 1000) + QUARTER_HOUR;
  const signature = await signBundle(secrets, { companyId, id, expires });
  return {
    id,
    dosyaSayisi: ids.length * FILES,
    url: `belgeler/${id}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

async function areAllOfCompany(tx: CompanyTx, ids: string[]): Promise<boolean> {
  const own = and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, ids));
  return (await tx.$count(invoices, own)) === ids.length;
}

type Bundle = typeof documentBundles.$inferSelect;

/** A bundle of the company. */
export async function findBundle({ db }: Ports, companyId: string, id: string): Promise<Bundle> {
  const [row] = await withCompany(db, companyId, (tx) =>
    tx
      .select()
      .from(documentBundles)
      .where(and(eq(documentBundles.companyId, tx.companyId), eq(documentBundles.id, id))),
  );
  if (!row) throw callProblems.notFound();
  return row;
}

/** The bundle that a signed link opens; 403 when the link was altered or is too old. */
export async function bundleOfLink(
  { db, secrets, clock }: Ports,
  link: { readonly id: string; readonly expires: number; readonly signature: string },
): Promise<Bundle> {
  const rows = await serverQueries(db, 'signedLink')
    .select()
    .from(documentBundles)
    .where(eq(documentBundles.id, link.id));
  const [row] = rows;
  if (!row || !(await isBundleSignature(secrets, { ...link, companyId: row.companyId })))
    throw invoiceProblems.linkInvalid();
  if (clock.now().getTime() >= link.expires * 1000) throw invoiceProblems.linkExpired();
  return row;
}

/**
 * faturalar.zip (LST-16, A-12), one invoice at a time and only as fast as it is read, so that thousands weigh as much
 * as one; who stops reading stops the work. An invoice that was deleted meanwhile is left out.
 */
export function bundleStream(ports: Ports, { companyId, faturaIds }: Bundle): ReadableStream<Uint8Array> {
  const waiting = [...faturaIds];
  const names = new Map<string, number>();
  let give: (chunk: Uint8Array) => void = () => undefined;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) give(chunk);
  });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
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
            return;
          }
          const row = await withCompany(ports.db, companyId, (tx) => findInvoice(tx, id));
          if (row) await addDocuments(ports, zip, row, freeName(names, row));
        }
      },
      cancel() {
        waiting.length = 0;
        zip.terminate();
      },
    },
    { highWaterMark: 0 },
  );
}

async function addDocuments(ports: Ports, zip: Zip, row: InvoiceRow, name: string): Promise<void> {
  const pdf = await readDocument(ports, row, 'pdf');
  const packed = await readDocument(ports, row, 'zip');
  const file = new ZipPassThrough(`${name}.pdf`);
  zip.add(file);
  file.push(pdf, true);
  for (const ending of ['.html', '.xml'] as const) {
    const text = unpackDocument(packed, ending);
    if (text === undefined) continue;
    const packedFile = new ZipDeflate(`${name}${ending}`);
    zip.add(packedFile);
    packedFile.push(strToU8(text), true);
  }
}

/** By number and recipient; what two would share gets a number behind it. */
function freeName(names: Map<string, number>, row: InvoiceRow): string {
  const name = downloadName(row, 'pdf').replace(/\.pdf$/, '');
  const times = (names.get(name) ?? 0) + 1;
  names.set(name, times);
  return times === 1 ? name : `${name} (${times})`;
}

/** Removes bundles of which no link is good any more. */
export async function clearBundles(tx: ServerTx, now: Date): Promise<void> {
  await tx.delete(documentBundles).where(lte(documentBundles.createdAt, new Date(now.getTime() - 86_400_000)));
}
