/**
 * Which page works on which draft. The browser's own locks know: they end with their page, however it ends. Where there
 * are none, for example in a page without https or in a sandboxed frame, every draft counts as free.
 */
export interface DraftLock {
  /** Whether this page holds it; while another one does, the draft must not be written. */
  readonly isOwn: boolean;
  release: () => void;
}

const PREFIX = 'kalem-draft:';
const CHANNEL = 'kalem-drafts';
/** Milliseconds in which an active page writes its draft and releases the lock. */
const PATIENCE_MS = 1000;

/**
 * Locks that this page has just released: the browser takes a moment to notice, and a form that starts afresh must not
 * wait for that.
 */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

interface LockEvents {
  /** Another page wants the draft: write what it does not have yet. */
  onAsked: () => Promise<void>;
  /** Another page has it now. */
  onLost: () => void;
}

/** Takes the draft for as long as its form is there. */
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
    // Stolen, by a page that got no answer.
    if (isHeld) onLost();
    isHeld = false;
  });
  const isOwn = await answer;
  if (isOwn) setLeaving(name, false);
  else channel.close();
  return { isOwn, release };
}

/** The last word counts: the end of an earlier patience says nothing about a lock that was taken and let go since. */
function setLeaving(name: string, isLeaving: boolean): void {
  clearTimeout(leaving.get(name));
  if (isLeaving)
    leaving.set(
      name,
      setTimeout(() => leaving.delete(name), PATIENCE_MS),
    );
  else leaving.delete(name);
}

/** The drafts that a page has open, this one's among them. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  const locks = await browserLocks();
  const { held = [] } = (await locks?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)).filter((name) => !leaving.has(name)));
}

/** Has the page that has the draft let go of it; one that does not answer loses it. */
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

/** Undefined where the browser has no locks, or refuses them, as in a frame with an opaque origin. */
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
