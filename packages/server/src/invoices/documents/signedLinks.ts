import type { components } from '@kalem/openapi';
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
import { deleteLinks, insertLink, isLinkAlive, type LinkMaker, sessionEndOf } from './keptLinks';

interface LinkOptions {
  readonly dosya: Dosya;
  readonly seconds: number;
  /** Absent for a link that Kalem mails to the recipient. */
  readonly maker?: LinkMaker;
}

/**
 * An address that shows one document without a token for `seconds` (API-94). It is relative to the API's own base,
 * which callers know and we do not: they may come through proxies, at other hosts and paths (BNK-04).
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

/** Ends every signed link of the company. */
export async function revokeDocumentLinks(
  { db, clock }: Ports,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    await deleteLinks(tx);
    await writeAudit(tx, { action: 'revokeDocumentLinks', userId, entityId: companyId, at: clock.now() });
  });
}

/** A signed link's invoice; 403 when altered, too old or ended, whether or not there is such an invoice. */
export async function invoiceOfLink(
  ports: Ports,
  { key, dosya, ...link }: Signature & { readonly key: string; readonly dosya: Dosya },
): Promise<InvoiceRow> {
  // The link names no company, its signature does: the one read of invoices that looks through all companies.
  for (const row of await findInvoicesByKey(serverQueries(ports.db, 'signedLink'), key))
    if (await isSignatureOf(ports, documentLink(row.companyId, key, dosya), link)) return row;
  throw invoiceProblems.linkInvalid();
}

/** With the company, so that no other's document fits; `key` is the ETTN or id, as in the address. */
function documentLink(companyId: string, key: string, dosya: Dosya): Opened {
  return { purpose: 'document link', names: [companyId, key, dosya] };
}

/** What a link opens. */
interface Opened {
  readonly purpose: 'document link' | 'bundle link';
  readonly names: readonly string[];
}

/** As the link carries it. */
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

/** The address with a signature that opens it for `seconds`, but no longer than the maker's partner session. */
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

/** Whether a link was signed for this; 403 when it was, and is too old or has ended. */
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
