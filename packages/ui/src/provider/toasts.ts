export interface ToastStore {
  toasts: () => readonly Toast[];
  /** Texts for screen readers only. They are already visible elsewhere on the screen. */
  announcements: () => readonly Announcement[];
  subscribe: (changed: () => void) => () => void;
  /** Replaces the open toast (USE-20). */
  show: (content: ToastContent) => void;
  close: (id: number) => void;
  announce: (parts: Announcement['parts']) => void;
  /** Removes an announcement after it was read. */
  forget: (id: number) => void;
  /** Called when a dialog opens. Closes toasts except failures and those with `stays`. */
  makeRoom: () => void;
  /**
   * Called when another screen is shown. Closes the toast of the previous screen, but keeps one that came with the
   * change, such as 'saved'. `leftAt` is the `performance.now()` at which the change began, for screens that load
   * first.
   */
  turnPage: (leftAt?: number) => void;
}

/** A toast that came at most this long before a screen change belongs to the new screen. */
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

/** A short message that closes by itself (ERR-04). `action` is a button, for example to undo. */
export interface ToastContent {
  tone: 'success' | 'danger' | 'info';
  text: string;
  /** The language of the text when it differs from the provider's. */
  lang?: string | undefined;
  /** Keeps the toast open until the user closes it. For messages that must not be missed. */
  stays?: boolean;
  /** Milliseconds until it closes; default 5000 (ERR-04). */
  lifetime?: number;
  action?: { label: string; onAction: () => void };
  /** Called when the toast timed out, was closed or was replaced. */
  onGone?: () => void;
}

export interface Announcement {
  id: number;
  /** Parts of the text, each in one language. Without `lang` it is the provider's. */
  parts: readonly { text: string; lang?: string | undefined }[];
}

export interface Toast extends ToastContent {
  id: number;
}
