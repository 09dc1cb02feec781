import type { Toast, ToastContent } from './Toast';

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
