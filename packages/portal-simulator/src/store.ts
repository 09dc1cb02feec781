import type { PortalState } from './state';

/** Where the portal keeps what outlives a restart, as one text. `save` returns when the text is durable. */
export interface PortalStorage {
  load(): Promise<string | null>;
  save(text: string): Promise<void>;
}

export interface Store {
  readonly state: PortalState;
  /** Resolves when everything changed so far is durable. */
  commit(): Promise<void>;
}

/** Opens the storage; an empty one begins with what `seed` makes. Without one nothing is kept. */
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

/** Callers that arrive while a save is running share the next one, which begins after their change. */
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
