import type { components } from '@kalem/openapi';
import { serverQueries } from '../../db/wall';
import { fileName } from '../../documents/names';
import type { Dosya } from '../../documents/source';
import type { Ports } from '../../ports/Ports';
import type { Secrets } from '../../ports/Secrets';
import * as invoiceProblems from '../../problems/invoiceProblems';
import { sameText } from '../../db/secretTexts';
import { findInvoicesByKey } from '../statements';
import type { InvoiceRow } from '../wire';

interface LinkOptions {
  readonly dosya: Dosya;
  readonly seconds: number;
}

/**
 * An address that shows one document without a token for `seconds` (API-94). It is relative to the API's own base,
 * which callers know and we do not: they may come through proxies, at other hosts and paths (BNK-04).
 */
export async function createDocumentLink(
  ports: Ports,
  row: InvoiceRow,
  { dosya, seconds }: LinkOptions,
): Promise<components['schemas']['SignedLink']> {
  const key = row.ettn ?? row.id;
  return signedLink(ports, `belge/${key}/${fileName(key, dosya)}`, documentLink(row.companyId, key, dosya), seconds);
}

/** A signed link's invoice; 403 when altered or too old, whether or not there is such an invoice. */
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

/** The address with a signature that opens it for `seconds`. */
export async function signedLink(
  { secrets, clock }: Ports,
  address: string,
  opened: Opened,
  seconds: number,
): Promise<components['schemas']['SignedLink']> {
  const expires = Math.floor(clock.now().getTime() / 1000) + seconds;
  const signature = await sign(secrets, opened, expires);
  return {
    url: `${address}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

/** Whether a link was signed for this; 403 when it was, and is too old. */
export async function isSignatureOf(
  { secrets, clock }: Ports,
  opened: Opened,
  { expires, signature }: Signature,
): Promise<boolean> {
  if (!sameText(await sign(secrets, opened, expires), signature)) return false;
  if (clock.now().getTime() >= expires * 1000) throw invoiceProblems.linkExpired();
  return true;
}

function sign(secrets: Secrets, { purpose, names }: Opened, expires: number): Promise<string> {
  return secrets.mac(purpose, [...names, expires].join(' '));
}
