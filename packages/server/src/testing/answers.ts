import { ApiError } from '@kalem/sdk';
import { type Database, type Queries, raw } from '../ports/Database';
import { campaigns, coupons } from '../payments/tables';
import type { TestServer } from './startTestServer';

/** The error of a failed call. Throws when the call succeeds. */
export async function apiError(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw outcome instanceof Error ? outcome : new Error('The call succeeded');
}

/** The same database with a counter of the rows that `select` has read. */
export function countRows(db: Database): { readonly db: Database; rows(): number } {
  let rows = 0;
  const count = (answer: unknown): unknown => {
    rows += Array.isArray(answer) ? answer.length : 0;
    return answer;
  };
  const selection = (builder: object): object =>
    new Proxy(builder, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown => {
          if (name === 'then')
            return Promise.prototype.then.apply((target as Promise<unknown>).then(count), args as []);
          const result: unknown = Reflect.apply(member, target, args);
          return typeof result === 'object' && result !== null && 'then' in result ? selection(result) : result;
        };
      },
    });
  const counting = (queries: Queries): Queries =>
    new Proxy(queries, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown => {
          const result: unknown = Reflect.apply(member, target, args);
          return name === 'select' ? selection(result as object) : result;
        };
      },
    });
  const queries = counting(db[raw].queries);
  return {
    db: {
      ...db,
      [raw]: { ...db[raw], queries, transaction: (work) => db[raw].transaction((tx) => work(counting(tx))) },
    },
    rows: () => rows,
  };
}

/** Creates a coupon with this discount in percent and returns its code. */
export async function makeCoupon(server: TestServer, indirimOrani: string): Promise<string> {
  const campaignId = crypto.randomUUID();
  const kod = [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32])
    .join('');
  await server.db.queries
    .insert(campaigns)
    .values({ id: campaignId, ad: 'Deneme', kuponSayisi: 1, indirimOrani, createdAt: server.clock.now() });
  await server.db.queries.insert(coupons).values({ id: crypto.randomUUID(), campaignId, sira: 1, kod });
  return kod;
}
