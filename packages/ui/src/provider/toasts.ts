export interface ToastStore {
  toasts: () => readonly Toast[];
  /** Texts that screen readers are to read: they are on the screen elsewhere already. */
  announcements: () => readonly Announcement[];
  subscribe: (changed: () => void) => () => void;
  /** Takes the place of the one before (USE-20). */
  show: (content: ToastContent) => void;
  close: (id: number) => void;
  announce: (parts: Announcement['parts']) => void;
  /** Removes an announcement, once it has been read. */
  forget: (id: number) => void;
  /** A dialog opens: messages that are only good to know go, a failure stays. */
  makeRoom: () => void;
  /**
   * Another screen is shown: messages of the previous one go, unless they came with the change, as 'saved' does.
   * `leftAt` is when the change began (`performance.now()`), where the new screen had to be loaded first.
   */
  turnPage: (leftAt?: number) => void;
}

/** So long ago a toast may have come and still belong to the change of screens. */
const JUST_NOW_MS = 1000;

/** The toasts of one provider: one at a time. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let announcements: readonly Announcement[] = [];
  let last = 0;
  let shownAt = 0;
  const listeners = new Set<() => void>();
  const changeAll = () => {
    for (const changed of listeners) changed();
  };
  const set = (next: readonly Toast[]) => {
    const gone = toasts.filter((toast) => !next.includes(toast));
    toasts = next;
    changeAll();
    for (const { onGone } of gone) onGone?.();
  };
  return {
    toasts: () => toasts,
    announcements: () => announcements,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show: (content) => {
      last += 1;
      shownAt = performance.now();
      set([{ ...content, id: last }]);
    },
    close: (id) => set(toasts.filter((toast) => toast.id !== id)),
    announce: (parts) => {
      last += 1;
      announcements = [...announcements, { id: last, parts }];
      changeAll();
    },
    forget: (id) => {
      announcements = announcements.filter((announcement) => announcement.id !== id);
      changeAll();
    },
    makeRoom: () => set(toasts.filter(({ tone, stays }) => tone === 'danger' || stays)),
    turnPage: (leftAt = performance.now()) => {
      if (leftAt - shownAt > JUST_NOW_MS) set(toasts.filter(({ stays }) => stays));
    },
  };
}

/** A short message that leaves by itself (ERR-04); `action` undoes or leads on. */
export interface ToastContent {
  tone: 'success' | 'danger' | 'info';
  text: string;
  /** The language of the text, where it is not the provider's. */
  lang?: string | undefined;
  /** It stays until it is closed: for what must not be missed by a user who looks elsewhere. */
  stays?: boolean;
  /** How many milliseconds it shows; default 5000 (ERR-04). */
  lifetime?: number;
  action?: { label: string; onAction: () => void };
  /** Its time is over, it was closed, or another one took its place. */
  onGone?: () => void;
}

export interface Announcement {
  id: number;
  /** The text in pieces of one language each; without `lang` it is the provider's. */
  parts: readonly { text: string; lang?: string | undefined }[];
}

export interface Toast extends ToastContent {
  id: number;
}
