import { atom, type createStore } from 'jotai/vanilla';
import type { Toast, ToastContent } from './Toast';

type Store = ReturnType<typeof createStore>;

export const toastsAtom = atom<readonly Toast[]>([]);

/** The toasts of one provider; they live in its own jotai store. */
export function createToastStore(store: Store): { show: (content: ToastContent) => void; close: (id: number) => void } {
  let last = 0;
  return {
    show: (content) => {
      last += 1;
      const toast = { ...content, id: last };
      store.set(toastsAtom, [...store.get(toastsAtom), toast]);
    },
    close: (id) => store.set(toastsAtom, store.get(toastsAtom).filter((toast) => toast.id !== id)),
  };
}
