/**
 * Tells which page edits which draft. Uses the Web Locks API: the browser releases a lock when its page closes or
 * crashes. Without that API, for example in a page without https or in a sandboxed frame, every draft counts as free.
 */
export interface DraftLock {
  /** True if this page holds the lock. Otherwise another page does, and this page must not write the draft. */
  readonly isOwn: boolean;
  release: () => void;
}

const PREFIX = 'kalem-draft:';
const CHANNEL = 'kalem-drafts';
/** Time in ms in which an active page writes its draft and releases the lock. */
const PATIENCE_MS = 1000;

/**
 * Locks that this page has just released. The browser needs a moment to release them, and a form that is opened again
 * must not fail because of that.
 */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

interface LockEvents {
  /** Another page wants the draft: writes the pending changes. */
  onAsked: () => Promise<void>;
  /** Another page has taken over the draft. */
  onLost: () => void;
}

/** Locks the draft until `release` is called. */
export async function lockDraft(name: string, { onAsked, onLost }: LockEvents): Promise<DraftLock> {
  const locks = await browserLocks();
  if (!locks) return { isOwn: true, release: () => undefined };
  const { promise: released, resolve: letGo } = defer<undefined>();
  const { promise: answer, resolve: answerWith } = defer<boolean>();
  const patience = { signal: AbortSignal.timeout(PATIENCE_MS) };
  let isHeld = false;
  const held = locks.request(PREFIX + name, leaving.has(name) ? patience : { ifAvailable: true }, (lock) => {
    isHeld = lock !== null;
    answerWith(isHeld);
    return lock ? released : undefined;
  });
  const channel = new BroadcastChannel(CHANNEL);
  const release = () => {
    channel.close();
    if (!isHeld) return;
    isHeld = false;
    setLeaving(name, true);
    letGo(undefined);
  };
  channel.onmessage = ({ data }) => {
    if (data !== name) return;
    void onAsked().then(() => {
      release();
      onLost();
    });
  };
  held.catch(() => {
    channel.close();
    answerWith(false);
    // Another page stole the lock, because this page did not answer in time.
    if (isHeld) onLost();
    isHeld = false;
  });
  const isOwn = await answer;
  if (isOwn) setLeaving(name, false);
  else channel.close();
  return { isOwn, release };
}

/** Marks a lock as just released, or removes the mark. Clears the old timer: it belongs to an earlier release. */
function setLeaving(name: string, isLeaving: boolean): void {
  clearTimeout(leaving.get(name));
  if (isLeaving)
    leaving.set(
      name,
      setTimeout(() => leaving.delete(name), PATIENCE_MS),
    );
  else leaving.delete(name);
}

/** The names of all drafts that are open in a page, including this page. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  const locks = await browserLocks();
  const { held = [] } = (await locks?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)).filter((name) => !leaving.has(name)));
}

/** Asks the page that holds the draft to release it. Steals the lock if that page does not answer in time. */
export async function wrestDraft(name: string): Promise<void> {
  const locks = await browserLocks();
  if (!locks) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(name);
  try {
    await locks.request(PREFIX + name, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => undefined);
  } catch {
    await locks.request(PREFIX + name, { steal: true }, () => undefined);
  } finally {
    channel.close();
  }
}

/** Undefined if the browser has no Web Locks or refuses them, as in a frame with an opaque origin. */
async function browserLocks(): Promise<LockManager | undefined> {
  if (typeof navigator === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  try {
    await navigator.locks.query();
    return navigator.locks;
  } catch {
    return undefined;
  }
}

function defer<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}
