import { foldTr, type Steps } from '@kalem/domain';
import { together } from '../db/rows';
import { readCompany } from '../db/wall';
import type { PortalTurn } from '../portal/turn';
import type { PortalAnswer, PortalInvoice, PortalRow } from '../ports/Portal';
import { inPieces } from '../pieces';
import { hasOtherPortalWrites, knownEttns, type PortalWrite } from './statements';
import type { InvoiceRow } from './wire';

type Line = PortalInvoice['malHizmetler'][number];

export interface NewDraft {
  readonly draft: PortalRow | null;
  /** The draft may exist, but it is not certain: a candidate of the same second differs, or several are identical. */
  readonly isUnsure: boolean;
}

/**
 * Finds the draft that a create made. The portal returns neither ETTN nor number, so the only evidence is its list
 * (portal-protocol 6.1): a row that is new, has the same recipient, is not approved and belongs to no other invoice of
 * ours. After a confirmed success, a single candidate is taken, unless the draft of another invoice is still missing.
 * Otherwise the content is compared. When several or none match, the draft stays unknown.
 */
export async function findNewDraft(
  turn: PortalTurn,
  row: InvoiceRow,
  write: PortalWrite,
): Promise<PortalAnswer<NewDraft>> {
  const { session } = turn;
  const listed = await listCandidates(turn, row, write);
  if (!listed.ok) return listed;
  const { candidates, isAlone } = listed.value;
  const [only, ...others] = candidates;
  const isCertain = write.kabulEdildi && isAlone;
  if (only && others.length === 0 && isCertain) return { ok: true, value: { draft: only, isUnsure: false } };

  const same: PortalRow[] = [];
  let isUnsure = false;
  for (const candidate of candidates) {
    const fetched = await session.fetchInvoice(candidate.ettn);
    if (!fetched.ok) return fetched;
    if (await isSameInvoice(row, fetched.value)) same.push(candidate);
    else if (fetched.value.faturaSaat === row.faturaSaat) isUnsure = true;
  }
  const [found, ...more] = same;
  if (found && more.length === 0) return { ok: true, value: { draft: found, isUnsure: false } };
  return { ok: true, value: { draft: null, isUnsure: isUnsure || same.length > 0 } };
}

/** The portal row of the invoice's own draft. Its day at the portal may differ from the stored one. */
export async function findOwnDraft(
  { session }: PortalTurn,
  { ettn }: InvoiceRow,
): Promise<PortalAnswer<PortalRow | null>> {
  if (ettn === null) return { ok: true, value: null };
  const fetched = await session.fetchInvoice(ettn);
  if (!fetched.ok) return fetched.failure.kind === 'refused' ? { ok: true, value: null } : fetched;
  const listed = await session.listInvoices(fetched.value.faturaTarih, fetched.value.faturaTarih);
  return listed.ok ? { ok: true, value: listed.value.find((row) => row.ettn === ettn) ?? null } : listed;
}

/**
 * Whether the portal's draft equals the sent one (portal-protocol 6.1). The portal may return texts in another case.
 */
export function isSameInvoice(sent: PortalInvoice, found: PortalInvoice): Promise<boolean> {
  return inPieces(compareInSteps(sent, found));
}

function* compareInSteps(sent: PortalInvoice, found: PortalInvoice): Steps<boolean> {
  const isSameHead =
    sent.faturaTarih === found.faturaTarih &&
    sent.faturaSaat === found.faturaSaat &&
    sent.vknTckn === found.vknTckn &&
    isSameDecimal(sent.totals.odenecekTutar, found.totals.odenecekTutar) &&
    sent.malHizmetler.length === found.malHizmetler.length;
  if (!isSameHead) return false;
  for (const [index, line] of sent.malHizmetler.entries()) {
    if (!isSameLine(line, found.malHizmetler[index] ?? {})) return false;
    yield;
  }
  return true;
}

/** The rows that may be the draft, and whether no other invoice of the company waits for its draft. */
async function listCandidates(
  { ports: { db }, session, companyId }: PortalTurn,
  row: InvoiceRow,
  write: PortalWrite,
): Promise<PortalAnswer<{ readonly candidates: PortalRow[]; readonly isAlone: boolean }>> {
  const listed = await session.listInvoices(row.faturaTarih, row.faturaTarih);
  if (!listed.ok) return listed;
  const before = new Set(write.oncekiEttnler);
  const fresh = listed.value.filter(
    ({ ettn, vknTckn, onayDurumu }) => !before.has(ettn) && vknTckn === row.vknTckn && onayDurumu === 'Onaylanmadi',
  );
  const ettns = fresh.map(({ ettn }) => ettn);
  const [known, hasOthers] = await readCompany(db, companyId, (tx) =>
    together(knownEttns(tx, ettns), hasOtherPortalWrites(tx, row.id)),
  );
  return { ok: true, value: { candidates: fresh.filter(({ ettn }) => !known.has(ettn)), isAlone: !hasOthers } };
}

function isSameLine(sent: Line, found: Line): boolean {
  return (
    foldTr(sent.malHizmet ?? '') === foldTr(found.malHizmet ?? '') &&
    sent.birim === found.birim &&
    (['miktar', 'birimFiyat', 'malHizmetTutari', 'kdvOrani', 'kdvTutari'] as const).every((field) =>
      isSameDecimal(sent[field], found[field]),
    )
  );
}

function isSameDecimal(left = '0', right = '0'): boolean {
  return plain(left) === plain(right);
}

/** Without redundant zeros: `"120.00"` and `"120"` are the same. */
function plain(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.replace(/0+$/, '')}`;
}
