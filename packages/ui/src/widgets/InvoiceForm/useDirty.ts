import { useEffect } from 'react';
import type { InvoiceFormEvent } from './InvoiceFormEvent';
import type { InvoiceFormStore } from './InvoiceFormStore';

/** Tells the host when something unsaved is in the form, and asks before the page is closed over it. */
export function useDirty(form: InvoiceFormStore, emit: (event: InvoiceFormEvent) => void): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    let last = false;
    const tell = () => {
      const dirty = form.jotai.get(form.dirty);
      if (dirty === last) return;
      last = dirty;
      if (dirty) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
      emit({ type: 'dirty', dirty });
    };
    tell();
    const stop = form.jotai.sub(form.dirty, tell);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [form, emit]);
}
