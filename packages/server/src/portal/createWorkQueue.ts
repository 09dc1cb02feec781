/** Runs work with the same key one after the other, in the order in which it came. */
export function createWorkQueue(): {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  settled(): Promise<void>;
} {
  const last = new Map<string, Promise<unknown>>();

  return {
    run(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const turn = before.then(work, work);
      const settled = turn.catch(() => undefined);
      last.set(key, settled);
      void settled.then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
      return turn;
    },
    async settled() {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
