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
  /** Given by the call's Idempotency-Key: the same id means the same card, even after a crash in between. */
  readonly id: string;
  readonly content: Content;
}

/** Adds a card; a repetition answers what is there. */
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

/** Puts new content on a card; one that another user changed since it was read stays as it is (API-06). */
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

/** Deletes a card; one that another user changed since it was read stays (API-06). */
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
  /** The card that is kept, and what it says from now on. */
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly content: Content;
  /** The card that goes into it. */
  readonly merged: { readonly id: string; readonly ifMatch: string | undefined };
}

/** Makes one card of two; if another user changed either since it was read, both stay as they are (API-06). */
export function mergeCards<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, ifMatch, content, merged }: CardMerge<Content>,
): Promise<Row> {
  if (id === merged.id) throw callProblems.cardOfItself();
  return withCompany(db, companyId, async (tx) => {
    // In one order: two merges of the same cards, the other way round, would each wait for the other.
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
  /** False forgets that they are two. */
  readonly isApart: boolean;
}

/** Remembers that two cards which look alike are not one, or forgets it. */
export function keepApart<Row extends CardRow, Content>(
  { db, clock }: Ports,
  cards: Cards<Row, Content>,
  { companyId, userId, id, other, isApart }: KeepingApart,
): Promise<void> {
  if (id === other) throw callProblems.cardOfItself();
  return withCompany(db, companyId, async (tx) => {
    // Locks both in the same order as merging does, which avoids a deadlock.
    for (const one of [id, other].sort()) if (!(await cards.lock(tx, one))) throw callProblems.notFound();
    await setApart(tx, [id, other], isApart);
    const details = { diger: other, ayri: isApart };
    await writeAudit(tx, { action: `keep${cards.name}sApart`, userId, entityId: id, at: clock.now(), details });
  });
}
