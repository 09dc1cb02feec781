import type { Database, Queries } from '../ports/Database';

/** The same database, and how many rows `select` has read through it. */
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
  const queries = counting(db.queries);
  return {
    db: { ...db, queries, transaction: (work) => db.transaction((tx) => work(counting(tx))) },
    rows: () => rows,
  };
}
