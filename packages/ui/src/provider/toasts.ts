export interface ToastStore {
  toasts: () => readonly Toast[];
  subscribe: (changed: () => void) => () => void;
  show: (content: ToastContent) => void;
  close: (id: number) => void;
}

/** The toasts of one provider. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const changed of listeners) changed();
  };
  return {
    toasts: () => toasts,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show: (content) => {
      last += 1;
      set([...toasts, { ...content, id: last }]);
    },
    close: (id) => set(toasts.filter((toast) => toast.id !== id)),
  };
}

/** A short message that leaves by itself (ERR-04); `action` undoes or leads on. */
export interface ToastContent {
  tone: 'success' | 'danger' | 'info';
  text: string;
  /** It stays until it is closed: what must not be missed by somebody whose eyes are elsewhere. */
  stays?: boolean;
  action?: { label: string; onAction: () => void };
}

export interface Toast extends ToastContent {
  id: number;
}
