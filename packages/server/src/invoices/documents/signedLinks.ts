import type { components } from '@kalem/openapi';
import { sessionEndOf } from '../../companies/partnerSessionEnd';
import { writeAudit } from '../../db/audit';
import { serverQueries, withCompany } from '../../db/wall';
import { fileName } from '../../documents/names';
import type { Dosya } from '../../documents/source';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import * as invoiceProblems from '../../problems/invoiceProblems';
import { sameText } from '../../db/secretTexts';
import { findInvoicesByKey } from '../statements';
import type { InvoiceRow } from '../wire';
import { deleteLinks, insertLink, isLinkAlive, type LinkMaker } from './keptLinks';

interface LinkOptions {
  readonly dosya: Dosya;
  readonly seconds: number;
  /** Absent for a link in Kalem's mail to the recipient. */
  readonly maker?: LinkMaker;
}

/**
 * A URL that shows one document without a token for `seconds` (API-94). It is relative to the API's base URL, which
 * only callers know: they may come through proxies with other hosts and paths (BNK-04).
 */
export async function createDocumentLink(
  ports: Ports,
  row: InvoiceRow,
  { dosya, seconds, maker }: LinkOptions,
): Promise<components['schemas']['SignedLink']> {
  const key = row.ettn ?? row.id;
  return withCompany(ports.db, row.companyId, async (tx) => {
    const address = `belge/${key}/${fileName(key, dosya)}`;
    const link = await signedLink(ports, tx, {
      address,
      opened: documentLink(row.companyId, key, dosya),
      seconds,
      maker,
    });
    if (maker)
      await writeAudit(tx, {
        action: 'createDocumentLink',
        userId: maker.id,
        entityId: row.id,
        at: ports.clock.now(),
        details: { dosya, seconds },
      });
    return link;
  });
}

/** Revokes every signed link of the company. */
export async function revokeDocumentLinks(
  { db, clock }: Ports,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    await deleteLinks(tx);
    await writeAudit(tx, { action: 'revokeDocumentLinks', userId, entityId: companyId, at: clock.now() });
  });
}

/**
 * The invoice of a signed link. Throws 403 when the link was altered, has expired or was revoked. The answer is the
 * same when the invoice does not exist.
 */
export async function invoiceOfLink(
  ports: Ports,
  { key, dosya, ...link }: Signature & { readonly key: string; readonly dosya: Dosya },
): Promise<InvoiceRow> {
  // The link does not name the company, but its signature includes it. This is the only query over the invoices of all
  // companies.
  for (const row of await findInvoicesByKey(serverQueries(ports.db, 'signedLink'), key))
    if (await isSignatureOf(ports, documentLink(row.companyId, key, dosya), link)) return row;
  throw invoiceProblems.linkInvalid();
}

/**
 * The signed names. They include the company, so that the link matches no invoice of another one. `key` is the ETTN or
 * id of the URL.
 */
function documentLink(companyId: string, key: string, dosya: Dosya): Opened {
  return { purpose: 'document link', names: [companyId, key, dosya] };
}

/** The document or bundle that a link gives access to. */
interface Opened {
  readonly purpose: 'document link' | 'bundle link';
  readonly names: readonly string[];
}

/** The signature parameters of a link. */
export interface Signature {
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

interface NewLink {
  readonly address: string;
  readonly opened: Opened;
  readonly seconds: number;
  readonly maker: LinkMaker | undefined;
}

/** The URL with a signature that is valid for `seconds`, but not longer than the maker's partner session. */
export async function signedLink(
  { secrets, clock }: Ports,
  tx: CompanyTx,
  { address, opened, seconds, maker }: NewLink,
): Promise<components['schemas']['SignedLink']> {
  const wanted = Math.floor(clock.now().getTime() / 1000) + seconds;
  const sessionEnd = maker?.partnerSession && (await sessionEndOf(tx, maker.partnerSession.id));
  const expires = sessionEnd ? Math.min(wanted, Math.floor(sessionEnd.getTime() / 1000)) : wanted;
  const signature = await secrets.mac(opened.purpose, textOf(opened, expires));
  const expiresAt = new Date(expires * 1000);
  await insertLink(tx, { signature, maker, expiresAt });
  return { url: `${address}?expires=${expires}&signature=${signature}`, expiresAt: expiresAt.toISOString() };
}

/** Whether the signature belongs to this document or bundle. Throws 403 when it does but has expired or was revoked. */
export async function isSignatureOf(
  { db, secrets, clock }: Ports,
  opened: Opened,
  { expires, signature }: Signature,
): Promise<boolean> {
  const macs = await secrets.macs(opened.purpose, textOf(opened, expires));
  if (!macs.some((mac) => sameText(mac, signature))) return false;
  const now = clock.now();
  if (now.getTime() >= expires * 1000) throw invoiceProblems.linkExpired();
  if (!(await isLinkAlive(serverQueries(db, 'signedLink'), signature, now))) throw invoiceProblems.linkExpired();
  return true;
}

function textOf({ names }: Opened, expires: number): string {
  return [...names, expires].join(' ');
}
