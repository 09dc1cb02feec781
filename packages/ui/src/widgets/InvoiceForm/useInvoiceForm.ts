import type { Atom } from 'jotai/vanilla';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { istanbulNow, type InvoiceDraft } from '@kalem/domain';
import type { KalemClient } from '@kalem/sdk';
import { callHost } from '../../provider/callHost';
import { useKalem } from '../../provider/useKalem';
import { DraftKeeper } from '../../draft/saving/DraftKeeper';
import type { KalemStorage } from '../../provider/storage';
import type { Consent } from '../../kit/defineWidget';
import { useShortcuts } from '../../kit/useShortcuts';
import type { FormFault } from '../../draft/FaultState';
import type { DraftHeader } from '../../draft/FormDraft';
import { InvoiceFormStore } from '../../draft/InvoiceFormStore';
import { watchServerWarnings } from '../../draft/ServerWarnings';
import type { OpenedInvoice } from './readOpening';
import { type InvoiceFormEvent, type SaveActions, useSave } from './saving/useSave';
import { focusField } from '../../primitives/input/Form';
import { lineColumnOf } from '../../draft/lines/lineColumns';
import { useStable } from '../../provider/useStable';
import type { Failure } from '../../provider/failures';
import { InvoiceSaver } from '../../draft/saving/InvoiceSaver';

/** Which part is shown: the fields, the preview, or both side by side if there is room. */
export type FormView = 'edit' | 'split' | 'preview';

/** The name of the first field to fill in. */
export const FIRST_FIELD = 'vknTckn';

export interface InvoiceFormOptions {
  /** The result of `useOpenedInvoice`. */
  opened: OpenedInvoice;
  companyId: string;
  /** The browser asks before it closes the page with unsaved changes. */
  asksBeforeUnload: boolean;
  /** Called before each save with the invoice. False cancels the save; a text cancels it and becomes its problem. */
  onBeforeSave?: (invoice: InvoiceDraft) => Consent;
  onEvent?: (event: InvoiceFormEvent) => void;
  /** Reads the invoice again and starts over. */
  onReopen: () => void;
}

/**
 * The invoice that is edited: atoms to read it, methods to change it. Amounts, rates and quantities are decimal texts,
 * dates are `YYYY-MM-DD`.
 *
 * @example const { odenecekTutar } = useAtomValue(form.totals, { store: form.jotai });
 */
export interface EditedInvoice {
  /** The Jotai store of the atoms below. */
  readonly jotai: InvoiceFormStore['jotai'];
  /** All fields outside of the lines. */
  readonly header: Atom<DraftHeader>;
  /** `all`: the lines in their order. `read`: the fields of a line. */
  readonly lines: Pick<InvoiceFormStore['lines'], 'all' | 'read'>;
  /** The totals of header and lines. */
  readonly totals: InvoiceFormStore['totals'];
  /** The total in Turkish lira, for an invoice in another currency. */
  readonly tlKarsiligi: InvoiceFormStore['tlKarsiligi'];
  /** `shown`: the faults of fields that the caret has left; after an attempt to save, all faults. */
  readonly faults: Pick<InvoiceFormStore['faults'], 'shown'>;
  /** True while the invoice has changes that are not saved on the server. */
  readonly dirty: Atom<boolean>;
  /** Changes fields of the header. */
  readonly editHeader: InvoiceFormStore['editHeader'];
  /** Changes fields of a line. */
  readonly editLine: InvoiceFormStore['editLine'];
  /** Adds an empty line at the end. */
  readonly addLine: () => void;
  /** Removes a line. Returns how to undo it; undefined for the only line, which cannot be removed (LIN-04). */
  readonly removeLine: InvoiceFormStore['removeLine'];
  /** Changes header and lines by a function of `@kalem/domain` in one undo step. Returns how to undo it. */
  readonly rewrite: InvoiceFormStore['rewrite'];
  /** Undoes the last edit. */
  readonly undo: () => void;
  /** Repeats the edit that was undone last. */
  readonly redo: () => void;
}

export interface InvoiceFormParts {
  /** The invoice that is edited. */
  readonly form: EditedInvoice;
  /** The ways to save, and the result of the last save. */
  readonly actions: SaveActions;
  /** Focuses the field of a fault. The field is found below `root` by its name. */
  readonly goToFault: (fault: FormFault) => void;
  /** Deletes the draft from the device and calls `onReopen`. */
  readonly startOver: () => void;
}

/**
 * An opened invoice that can be edited and saved, for a host that renders the form itself. `root` is the element around
 * its fields. The draft is stored on the device until it is saved on the server.
 */
export function useInvoiceForm(root: RefObject<HTMLElement | null>, options: InvoiceFormOptions): InvoiceFormParts {
  const { form, actions, goToFault, startOver } = useOpenedForm(root, options);
  return { form, actions, goToFault, startOver };
}

interface OpenedFormParts extends InvoiceFormParts {
  readonly form: InvoiceFormStore;
  /** Stores the draft on the device. */
  readonly keeper: DraftKeeper;
  readonly view: FormView;
  readonly setView: (view: FormView) => void;
}

/** `useInvoiceForm` with the parts that only the widget needs. */
export function useOpenedForm(
  root: RefObject<HTMLElement | null>,
  { opened, companyId, asksBeforeUnload, onBeforeSave, onEvent, onReopen }: InvoiceFormOptions,
): OpenedFormParts {
  const { client, report, storage, now } = useKalem();
  const [{ form, keeper, saver }] = useState(() => createForm({ opened, client, companyId, storage, now, report }));
  const [view, setView] = useState<FormView>('edit');
  const goToField = useGoToFault(form, root);
  const lastFault = useRef<string>(undefined);
  const goToFault = (fault: FormFault) => {
    lastFault.current = keyOfFault(fault);
    setView((view) => (view === 'preview' ? 'edit' : view));
    goToField(fault);
  };
  /** F8: goes to the fault after the one that was visited last, and from the last fault to the first. */
  const goToNextFault = () => {
    const faults = form.jotai.get(form.faults.shown);
    const keys = faults.map(keyOfFault);
    const next = lastFault.current === undefined ? 0 : keys.indexOf(lastFault.current) + 1;
    const fault = faults[next] ?? faults[0];
    if (fault) goToFault(fault);
  };
  const firstProblem =
    opened.invoice?.portalDurumu === 'REDDEDILDI'
      ? ({
          kind: 'refused',
          text: opened.invoice.portalMesaji ?? '',
          lang: 'tr',
          revision: form.jotai.get(form.revision),
        } as const)
      : undefined;
  const emit = useStable((event: InvoiceFormEvent) => callHost(onEvent, event));
  const loadValidators = useCallback(
    async () => form.lines.takeValidators((await import('./deferredParts')).validators),
    [form],
  );
  const actions = useSave({
    ...{ companyId, form, saver, keeper, firstProblem, loadValidators, onBeforeSave, onFault: goToFault, emit },
  });
  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => {
    loadValidators().catch((error: unknown) => report({ kind: 'loadPart', error, silent: true }));
  }, [loadValidators, report]);
  useEffect(() => {
    const ask = async (body: InvoiceDraft, signal: AbortSignal) => {
      const query = { companyId, id: saver.progress.target?.id };
      const { data } = await client.POST('/fatura/denetim', { params: { query }, body, signal, hideLoading: true });
      return data.uyarilar;
    };
    const onError = (error: unknown) => report({ kind: 'checkInvoice', error, silent: true });
    return watchServerWarnings(form, { ask, onError });
  }, [form, saver, client, companyId, report]);
  useDirty(form, emit);
  useQuestionBeforeUnload(form, asksBeforeUnload);
  useShortcuts({
    'mod+s': actions.save,
    'mod+Enter': actions.saveAndSign,
    'mod+z': () => form.undo(),
    'mod+shift+z': () => form.redo(),
    'mod+y': () => form.redo(),
    F8: goToNextFault,
    n: () => root.current && focusField(root.current, FIRST_FIELD),
  });
  return { form, keeper, actions, view, setView, goToFault, startOver: () => void keeper.clear().then(onReopen) };
}

function keyOfFault({ line, field }: FormFault): string {
  return `${String(line)} ${field}`;
}

/** Goes to the field of a fault: a cell or a panel of the lines, or a header field by its name. */
function useGoToFault(form: InvoiceFormStore, root: RefObject<HTMLElement | null>): (fault: FormFault) => void {
  const [wanted, setWanted] = useState<{ readonly field: string }>();
  // Focuses the field after the render, because the disclosure around the field has to open first.
  useEffect(() => {
    if (wanted && root.current) focusField(root.current, wanted.field);
  }, [wanted, root]);

  return useCallback(
    ({ line, field }) => {
      const column = lineColumnOf(field);
      if (line && column) form.caret.moveTo(line, column);
      else if (line) form.caret.openField(line, field);
      else setWanted({ field });
    },
    [form],
  );
}

/** Emits `dirty` when the form gets unsaved changes, and when it has none any more: saved or unmounted. */
function useDirty(form: InvoiceFormStore, emit: (event: InvoiceFormEvent) => void): void {
  useEffect(() => {
    let last = false;
    const tell = (dirty: boolean) => {
      if (dirty === last) return;
      last = dirty;
      emit({ type: 'dirty', dirty });
    };
    const look = () => tell(form.jotai.get(form.dirty));
    look();
    const stop = form.jotai.sub(form.dirty, look);
    return () => {
      stop();
      tell(false);
    };
  }, [form, emit]);
}

/**
 * Asks before the page is closed with unsaved changes. It listens only while there are some, because a page with a
 * `beforeunload` listener is not kept in the back/forward cache.
 */
function useQuestionBeforeUnload(form: InvoiceFormStore, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const look = () => {
      if (form.jotai.get(form.dirty)) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    };
    look();
    const stop = form.jotai.sub(form.dirty, look);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [form, isAsked]);
}

interface FormParts {
  opened: OpenedInvoice;
  client: KalemClient;
  companyId: string;
  storage: KalemStorage;
  now: () => Date;
  report: (failure: Failure) => void;
}

/** Creates the objects of one form: its state, the keeper of its draft on the device, and its saver. */
function createForm({ opened, client, companyId, storage, now, report }: FormParts) {
  const { progress, place } = opened;
  const form = new InvoiceFormStore(opened.draft, () => istanbulNow(now()).date, opened);
  // A restored draft has changes that the server does not have.
  if (opened.restored) form.markUnsaved();
  const onError = (error: unknown) => report({ kind: 'keepDraft', error, silent: true });
  const keeper = new DraftKeeper({ form, storage, companyId, place, now, progress, onError });
  const saver = new InvoiceSaver(client, companyId, progress, (next) => keeper.setProgress(next));
  return { form, keeper, saver };
}
