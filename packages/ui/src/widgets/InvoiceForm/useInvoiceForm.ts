import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { istanbulNow } from '@kalem/domain';
import type { KalemClient } from '@kalem/sdk';
import { useKalem } from '../../provider/useKalem';
import { DraftKeeper } from './saving/DraftKeeper';
import type { DraftStorage } from './saving/draftStorage';
import type { FormFault } from './FaultState';
import type { InvoiceFormEvent } from './InvoiceForm';
import { InvoiceFormStore } from './InvoiceFormStore';
import type { OpenedInvoice } from './useOpenedInvoice';
import { type SaveActions, useSave } from './saving/useSave';
import { focusField } from '../../primitives/focusField';
import { lineColumns } from './lines/lineColumns';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';
import type { Failure } from '../../provider/failures';
import { InvoiceSaver } from './saving/InvoiceSaver';

/** The fields, or the invoice on paper. */
export type FormView = 'edit' | 'preview';

export interface InvoiceFormOptions {
  opened: OpenedInvoice;
  companyId: string;
  storage: DraftStorage;
  storageKey: string;
  now: () => Date;
  emit: (event: InvoiceFormEvent) => void;
  /** Reads the invoice again and begins anew. */
  onReopen: () => void;
}

interface InvoiceFormParts {
  readonly form: InvoiceFormStore;
  readonly keeper: DraftKeeper;
  readonly actions: SaveActions;
  readonly view: FormView;
  readonly setView: (view: FormView) => void;
  readonly goToFault: (fault: FormFault) => void;
  /** Throws the draft away. */
  readonly startOver: () => void;
}

/** What the invoice form does, without its looks; `root` is the element around its fields. */
export function useInvoiceForm(
  root: RefObject<HTMLElement | null>,
  { opened, companyId, storage, storageKey, now, emit, onReopen }: InvoiceFormOptions,
): InvoiceFormParts {
  const { client, report } = useKalem();
  const [{ form, keeper, saver }] = useState(() =>
    createForm({ opened, client, companyId, storage, storageKey, now, report }),
  );
  const [view, setView] = useState<FormView>('edit');
  const goToField = useGoToFault(form, root);
  const goToFault = (fault: FormFault) => {
    setView('edit');
    goToField(fault);
  };
  const firstProblem =
    opened.invoice?.portalDurumu === 'REDDEDILDI'
      ? ({ kind: 'refused', text: opened.invoice.portalMesaji ?? '' } as const)
      : undefined;
  const actions = useSave({ form, saver, keeper, firstProblem, onFault: goToFault, emit });
  useEffect(() => keeper.start(), [keeper]);
  useDirty(form, emit);
  useShortcuts(root, actions);
  return { form, keeper, actions, view, setView, goToFault, startOver: () => void keeper.clear().then(onReopen) };
}

/** Leads to the field of a fault: a cell or a panel of the lines, or a field of the header by its name. */
function useGoToFault(form: InvoiceFormStore, root: RefObject<HTMLElement | null>): (fault: FormFault) => void {
  const [wanted, setWanted] = useState<{ readonly field: string }>();
  // After the page is drawn: the disclosure around the field opens for its fault first.
  useEffect(() => {
    if (wanted && root.current) focusField(root.current, wanted.field);
  }, [wanted, root]);

  return useCallback(
    ({ line, field }) => {
      const column = lineColumns.find((known) => known === field);
      if (line && column) form.caret.moveTo(line, column);
      else if (line) form.caret.openField(line, field);
      else setWanted({ field });
    },
    [form],
  );
}

/** Ctrl+S saves, Ctrl+Enter saves and signs: in the form, and while nothing on the page has the focus. */
function useShortcuts(root: RefObject<HTMLElement | null>, actions: SaveActions): void {
  const current = useRef(actions);
  useClientLayoutEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs =
        event.target === document.body || (event.target instanceof Node && root.current?.contains(event.target));
      if (!isOurs || event.defaultPrevented || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
        return;
      if (event.key !== 'Enter' && event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (event.key === 'Enter') current.current.saveAndSign();
      else current.current.save();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root]);
}

/** Tells the host when something unsaved is in the form, and asks before the page is closed over it. */
function useDirty(form: InvoiceFormStore, emit: (event: InvoiceFormEvent) => void): void {
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

export interface FormParts {
  opened: OpenedInvoice;
  client: KalemClient;
  companyId: string;
  storage: DraftStorage;
  storageKey: string;
  now: () => Date;
  report: (failure: Failure) => void;
}

/** What one form on the page consists of: its state, its draft on the device, its way to the server. */
function createForm({ opened, client, companyId, storage, storageKey: key, now, report }: FormParts) {
  const { progress } = opened;
  const form = new InvoiceFormStore(opened.draft, () => istanbulNow(now()).date);
  // A restored draft is what the server does not have.
  if (opened.restored) form.markUnsaved();
  const onError = (error: unknown) => report({ kind: 'keepDraft', error, silent: true });
  const keeper = new DraftKeeper({ form, storage, key, now, progress, onError });
  const saver = new InvoiceSaver(client, companyId, progress, (next) => keeper.setProgress(next));
  return { form, keeper, saver };
}
