import type { components } from '@kalem/openapi';
import { serverQueries } from '../db/wall';
import { fileName } from '../documents/names';
import type { Dosya } from '../documents/source';
import type { Ports } from '../ports/Ports';
import type { Secrets } from '../ports/Secrets';
import * as invoiceProblems from '../problems/invoiceProblems';
import { sameText } from '../db/secretTexts';
import { findInvoicesByKey } from './statements';
import type { InvoiceRow } from './wire';

interface LinkOptions {
  readonly dosya: Dosya;
  readonly seconds: number;
}

/**
 * An address that shows one document without a token for `seconds` (API-94). It is relative to the API's own base,
 * which callers know and we do not: they may come through proxies, at other hosts and paths (BNK-04).
 */
export async function createDocumentLink(
  { secrets, clock }: Ports,
  row: InvoiceRow,
  { dosya, seconds }: LinkOptions,
): Promise<components['schemas']['SignedLink']> {
  const key = row.ettn ?? row.id;
  const expires = Math.floor(clock.now().getTime() / 1000) + seconds;
  const signature = await linkSignature(secrets, { companyId: row.companyId, key, dosya, expires });
  return {
    url: `belge/${key}/${fileName(key, dosya)}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

interface OpenedLink {
  readonly key: string;
  readonly dosya: Dosya;
  readonly expires: number;
  readonly signature: string;
}

/** A signed link's invoice; 403 when altered or too old, whether or not there is such an invoice. */
export async function invoiceOfLink(
  { db, secrets, clock }: Ports,
  { key, dosya, expires, signature }: OpenedLink,
): Promise<InvoiceRow> {
  // The link names no company, its signature does: the one read of invoices that looks through all companies.
  for (const row of await findInvoicesByKey(serverQueries(db, 'signedLink'), key)) {
    const expected = await linkSignature(secrets, { companyId: row.companyId, key, dosya, expires });
    if (!sameText(expected, signature)) continue;
    if (clock.now().getTime() >= expires * 1000) throw invoiceProblems.linkExpired();
    return row;
  }
  throw invoiceProblems.linkInvalid();
}

interface Link {
  readonly companyId: string;
  /** ETTN or id, as in the address. */
  readonly key: string;
  readonly dosya: Dosya;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Signs a link to one document until a moment; with the company, so that no other's document fits. */
function linkSignature(secrets: Secrets, { companyId, key, dosya, expires }: Link): Promise<string> {
  return secrets.mac('document link', [companyId, key, dosya, expires].join(' '));
}

interface BundleLink {
  readonly companyId: string;
  readonly id: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Signature of a link to the documents of several invoices. */
export function signBundle(secrets: Secrets, { companyId, id, expires }: BundleLink): Promise<string> {
  return secrets.mac('bundle link', [companyId, id, expires].join(' '));
}

export async function isBundleSignature(
  secrets: Secrets,
  { signature, ...link }: BundleLink & { readonly signature: string },
): Promise<boolean> {
  return sameText(await signBundle(secrets, link), signature);
}
