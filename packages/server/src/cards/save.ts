import { writeAudit } from '../db/audit';
import { requireVersion } from '../db/versions';
import { withCompany } from '../db/wall';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { setApart } from './apart';
import type { CardRow, Cards } from './Cards';

interface NewCard<Content> {
  readonly companyId: string;
  readonly userId: string;
  /** The Idempotency-Key of the call: the same id means the same card, even after a crash. */
  readonly id: string;
  readonly content: Content;
}

/** Adds a card. A repetition returns the existing one. */
export function createCard<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, content }: NewCard<Content>,
): Promise<Row> {
  return withCompany(db, companyId, async (tx) => {
    const there = await cards.find(tx, id);
    if (there) return there;
    const now = clock.now();
    const row = cards.newRow(content, { id, companyId, createdAt: now });
    await cards.put(tx, [row]);
    await writeAudit(tx, { action: `create${cards.name}`, userId, entityId: id, at: now });
    return row;
  });
}

interface CardChange<Content> {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly content: Content;
}

/** Updates a card. Throws when another user changed it since it was read (API-06). */
export function changeCard<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, ifMatch, content }: CardChange<Content>,
): Promise<Row> {
  return withCompany(db, companyId, async (tx) => {
    const read = await cards.lock(tx, id);
    if (!read) throw callProblems.notFound();
    requireVersion(ifMatch, read.version);
    const now = clock.now();
    const row = { ...cards.newRow(content, { id, companyId, createdAt: read.createdAt }), updatedAt: now };
    await cards.put(tx, [row]);
    await writeAudit(tx, { action: `update${cards.name}`, userId, entityId: id, at: now });
    return { ...row, version: read.version + 1 };
  });
}

interface CardDeletion {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/** Deletes a card. Throws when another user changed it since it was read (API-06). */
export function deleteCard<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, ifMatch }: CardDeletion,
): Promise<void> {
  return withCompany(db, companyId, async (tx) => {
    const read = await cards.lock(tx, id);
    if (!read) throw callProblems.notFound();
    requireVersion(ifMatch, read.version);
    await cards.remove(tx, id);
    await writeAudit(tx, { action: `delete${cards.name}`, userId, entityId: id, at: clock.now() });
  });
}

interface CardMerge<Content> {
  readonly companyId: string;
  readonly userId: string;
  /** The card that stays, and its new content. */
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly content: Content;
  /** The card that is merged into it and deleted. */
  readonly merged: { readonly id: string; readonly ifMatch: string | undefined };
}

/** Merges two cards into one. Throws when another user changed either since it was read (API-06). */
export function mergeCards<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, ifMatch, content, merged }: CardMerge<Content>,
): Promise<Row> {
  if (id === merged.id) throw callProblems.cardOfItself();
  return withCompany(db, companyId, async (tx) => {
    // Always locks in the same order. Otherwise two merges of the same cards could deadlock.
    const locked = new Map<string, Row | undefined>();
    for (const one of [id, merged.id].sort()) locked.set(one, await cards.lock(tx, one));
    const [kept, gone] = [locked.get(id), locked.get(merged.id)];
    if (!kept || !gone) throw callProblems.notFound();
    requireVersion(ifMatch, kept.version);
    requireVersion(merged.ifMatch, gone.version);
    const now = clock.now();
    const row = { ...cards.newRow(content, { id, companyId, createdAt: kept.createdAt }), updatedAt: now };
    await cards.put(tx, [row]);
    await cards.remove(tx, gone.id);
    const details = { birlesen: gone.id };
    await writeAudit(tx, { action: `merge${cards.name}s`, userId, entityId: id, at: now, details });
    return { ...row, version: kept.version + 1 };
  });
}

interface KeepingApart {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly other: string;
  /** False removes the record. */
  readonly isApart: boolean;
}

/** Records that two similar cards are different, or removes that record. */
export function keepApart<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, other, isApart }: KeepingApart,
): Promise<void> {
  if (id === other) throw callProblems.cardOfItself();
  return withCompany(db, companyId, async (tx) => {
    // Locks in the same order as `mergeCards`, which avoids a deadlock.
    for (const one of [id, other].sort()) if (!(await cards.lock(tx, one))) throw callProblems.notFound();
    await setApart(tx, [id, other], isApart);
    const details = { diger: other, ayri: isApart };
    await writeAudit(tx, { action: `keep${cards.name}sApart`, userId, entityId: id, at: clock.now(), details });
  });
}
