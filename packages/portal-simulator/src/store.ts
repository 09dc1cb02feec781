import type { PortalState } from './state';

/** Storage of the data as one text. `save` resolves when the text is durable. */
export interface PortalStorage {
  load(): Promise<string | null>;
  save(text: string): Promise<void>;
}

export interface Store {
  readonly state: PortalState;
  /** Resolves when all changes so far are durable. */
  commit(): Promise<void>;
}

/** Opens the storage; an empty one starts with the result of `seed`. Without storage the data stays in memory. */
export async function openStore(storage: PortalStorage | undefined, seed: () => PortalState): Promise<Store> {
  const text = await storage?.load();
  const state = text ? parseState(text) : seed();
  if (!storage) return { state, commit: () => Promise.resolve() };

  const commit = oneSaveAtATime(() => storage.save(JSON.stringify(state)));
  if (!text) await commit();
  return { state, commit };
}

function parseState(text: string): PortalState {
  return JSON.parse(text) as PortalState;
}

/** Callers that arrive during a save share the next one, which starts after their change. */
function oneSaveAtATime(save: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = save();
        return running;
      });
    return next;
  };
}
