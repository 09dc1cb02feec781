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
import type { OpenedInvoice } from './readOpening';
import { type InvoiceFormEvent, type SaveActions, useSave } from './saving/useSave';
import { focusField } from '../../primitives/input/Form';
import { lineColumnOf } from '../../draft/lines/lineColumns';
import { useStable } from '../../provider/useStable';
import type { Failure } from '../../provider/failures';
import { InvoiceSaver } from '../../draft/saving/InvoiceSaver';

/** The fields, the invoice on paper, or both beside each other where they have room. */
export type FormView = 'edit' | 'split' | 'preview';

/** Where one begins to fill in. */
export const FIRST_FIELD = 'vknTckn';

export interface InvoiceFormOptions {
  /** What `useOpenedInvoice` has read. */
  opened: OpenedInvoice;
  companyId: string;
  /** The browser asks before it closes the page over something unsaved. */
  asksBeforeUnload: boolean;
  /** Asked before each save with what would be sent: false sends nothing, a text is the problem that is answered. */
  onBeforeSave?: (invoice: InvoiceDraft) => Consent;
  onEvent?: (event: InvoiceFormEvent) => void;
  /** Reads the invoice again and starts afresh. */
  onReopen: () => void;
}

/**
 * The invoice that is edited: atoms to read, methods to change it. Amounts, rates and quantities are decimal texts,
 * dates `YYYY-MM-DD`.
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
  /** `shown`: the faults of fields that were left and, once saving was tried, all faults. */
  readonly faults: Pick<InvoiceFormStore['faults'], 'shown'>;
  /** True while the invoice has edits that the server does not have. */
  readonly dirty: Atom<boolean>;
  /** Changes fields of the header. */
  readonly editHeader: InvoiceFormStore['editHeader'];
  /** Changes fields of a line. */
  readonly editLine: InvoiceFormStore['editLine'];
  /** Adds an empty line at the end. */
  readonly addLine: () => void;
  /** Removes a line; returns its undo, or undefined for the only line, which stays (LIN-04). */
  readonly removeLine: InvoiceFormStore['removeLine'];
  /** Changes header and lines at once by a function of `@kalem/domain`, as one step; returns its undo. */
  readonly rewrite: InvoiceFormStore['rewrite'];
  /** Takes the last edit back. */
  readonly undo: () => void;
  /** Repeats the edit that was taken back last. */
  readonly redo: () => void;
}

export interface InvoiceFormParts {
  /** The invoice that is edited. */
  readonly form: EditedInvoice;
  /** The ways to save, and what became of the last save. */
  readonly actions: SaveActions;
  /** Moves the focus to the field of a fault; the field is found below `root` by its name. */
  readonly goToFault: (fault: FormFault) => void;
  /** Deletes the draft that the device keeps, and calls `onReopen`. */
  readonly startOver: () => void;
}

/**
 * An opened invoice that can be edited and saved, for a host that draws the form itself; `root` is the element around
 * its fields. The draft is kept on the device until the server has it.
 */
export function useInvoiceForm(root: RefObject<HTMLElement | null>, options: InvoiceFormOptions): InvoiceFormParts {
  const { form, actions, goToFault, startOver } = useOpenedForm(root, options);
  return { form, actions, goToFault, startOver };
}

interface OpenedFormParts extends InvoiceFormParts {
  readonly form: InvoiceFormStore;
  /** Keeps the draft on the device. */
  readonly keeper: DraftKeeper;
  readonly view: FormView;
  readonly setView: (view: FormView) => void;
}

/** `useInvoiceForm` with what the widget alone needs. */
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
  /** F8: the fault behind the one that was last gone to, and from the last one the first. */
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

/** Leads to the field of a fault: a cell or a panel of the lines, or a field of the header by its name. */
function useGoToFault(form: InvoiceFormStore, root: RefObject<HTMLElement | null>): (fault: FormFault) => void {
  const [wanted, setWanted] = useState<{ readonly field: string }>();
  // After the page is drawn: the disclosure around the field opens for its fault first.
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

/** Tells the host when something unsaved is in the form and when no longer: saved, or left. */
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
 * Asks before the page is closed over something unsaved, and listens only while there is: a page that listens is kept
 * out of the back cache.
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

/** What one form on the page consists of: its state, its draft on the device, its way to the server. */
function createForm({ opened, client, companyId, storage, now, report }: FormParts) {
  const { progress, place } = opened;
  const form = new InvoiceFormStore(opened.draft, () => istanbulNow(now()).date, opened.filled);
  // A restored draft has changes that the server does not have.
  if (opened.restored) form.markUnsaved();
  const onError = (error: unknown) => report({ kind: 'keepDraft', error, silent: true });
  const keeper = new DraftKeeper({ form, storage, companyId, place, now, progress, onError });
  const saver = new InvoiceSaver(client, companyId, progress, (next) => keeper.setProgress(next));
  return { form, keeper, saver };
}
