import { ApiError } from '@kalem/sdk';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestServer } from '../src/testing/startTestServer';

/** Runs calls at once. Each must be done or refused; a server error, a deadlock and 503 fail. */
export async function atOnce(calls: readonly Promise<unknown>[]): Promise<number[]> {
  const outcomes = await Promise.allSettled(calls);
  const statuses = outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 200;
    if (outcome.reason instanceof ApiError) return outcome.reason.status;
    throw outcome.reason;
  });
  for (const status of statuses) expect([200, 404, 409, 412, 422]).toContain(status);
  return statuses;
}

/** Rests are amounts less allocations, no entry closes one of another account, and no part has parts. (MNY-114) */
export async function expectSound({ db }: TestServer): Promise<void> {
  const rowsOf = async (statement: ReturnType<typeof sql>) =>
    ((await db.queries.execute(statement)) as unknown as { rows: unknown[] }).rows;
  const wrongRests = await rowsOf(sql`
    select entry.id from ledger_entry as entry left join ledger_rest as rest on rest.entry_id = entry.id
    where rest.kalan is null or rest.kalan < 0 or rest.kalan <> entry.borc + entry.alacak - coalesce(
      (select sum(tutar) from allocation where credit_id = entry.id or debit_id = entry.id), 0)`);
  const across = await rowsOf(sql`
    select credit.id from allocation join ledger_entry as credit on credit.id = allocation.credit_id
      join ledger_entry as debit on debit.id = allocation.debit_id
    where credit.debtor_id <> debit.debtor_id or credit.para_birim <> debit.para_birim`);
  const chains = await rowsOf(sql`
    select part.id from debtor as part join debtor as whole on whole.id = part.birlesen
    where whole.birlesen is not null or part.id = part.birlesen`);
  const openings = await rowsOf(sql`
    select receipt.id from receipt join ledger_entry as entry on entry.receipt_id = receipt.id
    where receipt.tur in ('ACILIS_AVANSI', 'ACILIS_BORCU', 'ALINAN_IADE') and entry.tersi is null
      and not exists (select from ledger_entry as undoing where undoing.tersi = entry.id)
    group by receipt.id, receipt.tutar having sum(entry.borc + entry.alacak) <> receipt.tutar`);
  expect({ wrongRests, across, chains, openings }).toEqual({ wrongRests: [], across: [], chains: [], openings: [] });
}
