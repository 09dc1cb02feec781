import type { Invoice, InvoiceDraft } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Consent } from '../../../kit/defineWidget';
import { useSigned } from '../../../kit/useSigned';
import { useInvalidate, usePermission } from '../../../provider/queries';
import { type Kalem, useKalem } from '../../../provider/useKalem';
import { useMessages } from '../../../provider/messages';
import { focusedTextField, originOf } from '../../../provider/shadow';
import type { DraftKeeper } from '../../../draft/saving/DraftKeeper';
import type { FormFault } from '../../../draft/FaultState';
import type { InvoiceFormStore } from '../../../draft/InvoiceFormStore';
import type { InvoiceSaver } from '../../../draft/saving/InvoiceSaver';
import { messages } from '../messages';
import type { LineAtom } from '../../../draft/lines/LinesState';
import { toBody } from '../../../draft/saving/toBody';
import { describeProblem, type SaveProblem } from '../../../draft/saving/saveProblem';

/** The events of the invoice form for its host. */
export type InvoiceFormEvent =
  /** The server has saved the invoice; `portalDurumu` tells whether the portal has it too. Emitted after every save. */
  | { type: 'saved'; invoice: Invoice }
  /** 'Kaydet ve imzala', after `saved`, if the portal has the draft: open the signing dialog with this id. */
  | { type: 'saveAndSign'; faturaId: string; invoice: Invoice }
  /** 'İmzala' after a save: open the signing dialog with this id. */
  | { type: 'sign'; faturaId: string; invoice: Invoice }
  /** 'Görüntüle' after a save: open the document of the invoice. */
  | { type: 'view'; faturaId: string; invoice: Invoice }
  /** 'Yeni fatura' after a save: open an empty form. */
  | { type: 'create' }
  /** The form has unsaved changes, or no longer has them: ask the user before leaving it. */
  | { type: 'dirty'; dirty: boolean };

declare module '../../../provider/events' {
  interface WidgetEvents {
    'invoice-form': InvoiceFormEvent;
  }
}

export interface SaveActions {
  /** False if the user may not save invoices of the company; true until the permission is known. */
  readonly mayWrite: boolean;
  /** True while a save waits for the server. */
  readonly isPending: boolean;
  /** True if the save takes longer than usual. */
  readonly isSlow: boolean;
  /** The last saved invoice. Undefined after the next edit, during a save, and while there is a problem. */
  readonly saved: Invoice | undefined;
  /** Why the last save failed. Cleared by the next save, by `dismiss`, and when a lost connection is back. */
  readonly problem: SaveProblem | undefined;
  /** Dismisses the message about the last save. */
  readonly dismiss: () => void;
  /** Validates the invoice, shows its faults, and saves it if it has no errors. */
  readonly save: () => void;
  /** Saves, and emits `saveAndSign` if the portal has the draft. */
  readonly saveAndSign: () => void;
  /** Saves, and overwrites the changes of another user. */
  readonly overwrite: () => void;
  /** Saves although a signing is pending. The code of that signing no longer signs the invoice. */
  readonly spoilSigning: () => void;
  /** Saves the contents as a new invoice, if the invoice was deleted or signed. */
  readonly saveAsNew: () => void;
}

interface SaveParts {
  companyId: string;
  form: InvoiceFormStore;
  saver: InvoiceSaver;
  keeper: DraftKeeper;
  /** The problem that the form opens with. */
  firstProblem: SaveProblem | undefined;
  /** Rejects if the validators cannot be loaded, for example after a redeploy. */
  loadValidators: () => Promise<void>;
  onBeforeSave: ((invoice: InvoiceDraft) => Consent) | undefined;
  onFault: (fault: FormFault) => void;
  emit: (event: InvoiceFormEvent) => void;
}

/** Saving: validates the invoice, sends it once, and shows the result. */
export function useSave({
  companyId,
  form,
  saver,
  keeper,
  firstProblem,
  loadValidators,
  onBeforeSave,
  onFault,
  emit,
}: SaveParts): SaveActions {
  const t = useMessages(messages);
  const { toast, report, explain } = useKalem();
  const invalidate = useInvalidate();
  const mayWrite = usePermission('faturaWrite', companyId) !== false;
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState(firstProblem);
  // The connection is back, so the message about its loss is removed.
  useEffect(() => {
    const listening = new AbortController();
    const forget = () => setProblem((before) => (before?.kind === 'connection' ? undefined : before));
    window.addEventListener('online', forget, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const phase = useRef<'idle' | 'checking' | 'sending'>('idle');
  /** The fields that the user typed in while the checks loaded. */
  const typedIn = useRef(new Set<EventTarget | null>());
  const isSlow = useLasting(isPending, USUAL_MS);
  const [saved, setSaved] = useState<Invoice>();
  // After signing, the message about the save must no longer offer to sign (USE-22).
  useSigned((faturaIds) =>
    setSaved((before) => (before && faturaIds.includes(before.id) ? { ...before, onayDurumu: 'Onaylandi' } : before)),
  );
  const isEdited = useAtomValue(form.dirty, { store: form.jotai });

  const speech: Speech = { form, setProblem, onFault, report, explain };

  /** Shows only one toast, because a second one would replace it (USE-20). */
  const celebrate = ({ portalDurumu }: Invoice) => {
    if (portalDurumu === 'BEKLIYOR') toast({ tone: 'info', text: t('savedWaiting') });
    else if (portalDurumu === 'BELIRSIZ') toast({ tone: 'info', text: t('savedUnknown') });
    else toast({ tone: 'success', text: t('saved') });
  };

  const contents = (): Contents => ({
    body: toBody(form.draft(), form.jotai.get(form.totals).odenecekTutarText, form.showsDueDate),
    revision: form.jotai.get(form.revision),
    lines: form.jotai.get(form.lines.all),
  });

  const send = async ({ body, ...sent }: Contents): Promise<Invoice | undefined> => {
    setProblem(undefined);
    void keeper.flush();
    let invoice: Invoice;
    try {
      invoice = await saver.save(body);
    } catch (error) {
      refuse(error, sent, speech);
      return undefined;
    }
    // The server has the invoice: an error from here on must not look like a failed save.
    form.markSaved(sent.revision);
    form.faults.reset();
    if (!form.jotai.get(form.dirty)) await keeper.clear();
    celebrate(invoice);
    setSaved(invoice);
    void invalidate('/fatura');
    emit({ type: 'saved', invoice });
    return invoice;
  };

  const save = async (): Promise<Invoice | undefined> => {
    if (phase.current === 'sending' || keeper.isTaken || !mayWrite) return undefined;
    commitTyping();
    form.dropBlankLines();
    typedIn.current.clear();
    if (phase.current === 'checking') return undefined;
    phase.current = 'checking';
    setPending(true);
    try {
      if (!(await hasChecks()) || !isSound(speech)) return undefined;
      phase.current = 'sending';
      // The user may edit while the host decides. Sends the contents that were validated and that the host agreed to.
      const checked = contents();
      return (await isWanted(checked.body)) ? await send(checked) : undefined;
    } finally {
      phase.current = 'idle';
      setPending(false);
    }
  };

  /** Loads the validators. Cancels the save if the user is typing at that time, because a word may be half typed. */
  const hasChecks = async (): Promise<boolean> => {
    const typing = new AbortController();
    const note = (event: Event) => typedIn.current.add(originOf(event));
    document.addEventListener('input', note, { capture: true, signal: typing.signal });
    try {
      await loadValidators();
    } catch (error) {
      setProblem({ kind: 'checksGone' });
      report({ kind: 'loadPart', error, silent: true });
      return false;
    } finally {
      typing.abort();
    }
    const field = focusedTextField();
    const isTyping = field !== undefined && typedIn.current.has(field);
    if (isTyping) setProblem({ kind: 'edited' });
    return !isTyping;
  };

  /** Asks the host whether to save. If its callback throws, the save has failed. */
  const isWanted = async (body: InvoiceDraft): Promise<boolean> => {
    try {
      const answer = await onBeforeSave?.(body);
      if (typeof answer === 'string') setProblem({ kind: 'stopped', text: answer });
      return answer !== false && typeof answer !== 'string';
    } catch (error) {
      reportError(error);
      refuse(error, { lines: [], revision: form.jotai.get(form.revision) }, speech);
      return false;
    }
  };

  const saveAndSign = async () => {
    const invoice = await save();
    if (invoice?.portalDurumu === 'GONDERILDI') emit({ type: 'saveAndSign', faturaId: invoice.id, invoice });
  };

  return {
    mayWrite,
    isPending,
    isSlow: isPending && isSlow,
    saved: isEdited || isPending || problem ? undefined : saved,
    problem,
    dismiss: () => {
      setProblem(undefined);
      setSaved(undefined);
    },
    save: () => void save(),
    saveAndSign: () => void saveAndSign(),
    overwrite: () => {
      saver.takeOver();
      void save();
    },
    spoilSigning: () => {
      saver.spoilSigning();
      void save();
    },
    saveAsNew: () => {
      saver.startAnew();
      void save();
    },
  };
}

/** The functions that report why a save failed. */
interface Speech extends Pick<Kalem, 'report' | 'explain'> {
  form: InvoiceFormStore;
  setProblem: (problem: SaveProblem) => void;
  onFault: (fault: FormFault) => void;
}

/** The state of the form when it was validated. Faults of the server are shown at these lines. */
interface Contents {
  readonly body: InvoiceDraft;
  readonly lines: readonly LineAtom[];
  readonly revision: number;
}

/** Shows the server's faults at their fields, or else the problem of the save. */
function refuse(error: unknown, { lines, revision }: Omit<Contents, 'body'>, speech: Speech): void {
  const { form, setProblem, report, explain } = speech;
  const { faults, status } = error instanceof ApiError ? error : { faults: [], status: undefined };
  const text = explain(error);
  if (status === 422 && faults.length > 0) {
    form.faults.takeFromServer(faults, lines);
    goToFirst(speech);
  } else if (text !== undefined && status !== 402) {
    setProblem(describeProblem(error, text, revision));
  }
  // 402 is handled elsewhere (SES-19). All other errors are shown by the form, so a toast would repeat them.
  report({ kind: 'saveInvoice', error, silent: true });
}

/** Returns true if the form has no errors. Otherwise moves the caret to the first one. */
function isSound(speech: Speech): boolean {
  if (speech.form.faults.reveal().length === 0) return true;
  goToFirst(speech);
  return false;
}

function goToFirst({ form, onFault }: Speech): void {
  const first = form.jotai.get(form.faults.shown).find(({ severity }) => severity === 'error');
  if (first) onFault(first);
}

/** In ms. A save, including the portal's part, usually takes less time. */
const USUAL_MS = 3000;

/** True once `isGoingOn` has been true for `time` ms. */
function useLasting(isGoingOn: boolean, time: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setLong(true), time);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn, time]);
  return isLong;
}

/** Blurs and focuses the field: some fields apply their text only on blur, which a keyboard shortcut does not cause. */
function commitTyping(): void {
  const active = focusedTextField();
  active?.blur();
  active?.focus({ preventScroll: true });
}
