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

/** What the invoice form tells its host. */
export type InvoiceFormEvent =
  /** The server has the invoice; `portalDurumu` says whether the portal has it as well. Comes after every save. */
  | { type: 'saved'; invoice: Invoice }
  /** 'Kaydet ve imzala', after `saved`, when the portal has the draft: open the signing dialog with this id. */
  | { type: 'saveAndSign'; faturaId: string; invoice: Invoice }
  /** 'İmzala' of what was saved last: open the signing dialog with this id. */
  | { type: 'sign'; faturaId: string; invoice: Invoice }
  /** 'Görüntüle' of what was saved last: open its document. */
  | { type: 'view'; faturaId: string; invoice: Invoice }
  /** 'Yeni fatura' after a save: open an empty form. */
  | { type: 'create' }
  /** The form holds something unsaved, or no longer does: ask before leaving it. */
  | { type: 'dirty'; dirty: boolean };

declare module '../../../provider/events' {
  interface WidgetEvents {
    'invoice-form': InvoiceFormEvent;
  }
}

export interface SaveActions {
  /** The user may save invoices of the company; true until it is known. */
  readonly mayWrite: boolean;
  /** True while a save waits for the server. */
  readonly isPending: boolean;
  /** True if that takes longer than usual. */
  readonly isSlow: boolean;
  /** What was last saved, until something is edited. */
  readonly saved: Invoice | undefined;
  /** Why the last save failed, until something is edited or it is dismissed. */
  readonly problem: SaveProblem | undefined;
  /** Dismisses the message about the last save. */
  readonly dismiss: () => void;
  /** Checks the invoice, shows its faults, and saves it when it has none. */
  readonly save: () => void;
  /** Saves, and tells the host to sign when the portal has the draft. */
  readonly saveAndSign: () => void;
  /** Saves over what another user has saved. */
  readonly overwrite: () => void;
  /** Saves although the code that was asked for no longer signs it then. */
  readonly spoilSigning: () => void;
  /** Saves the content as a new invoice, for one that is gone or signed. */
  readonly saveAsNew: () => void;
}

interface SaveParts {
  companyId: string;
  form: InvoiceFormStore;
  saver: InvoiceSaver;
  keeper: DraftKeeper;
  /** What the invoice was opened with. */
  firstProblem: SaveProblem | undefined;
  /** Rejects when they cannot be loaded, as after a redeploy. */
  loadValidators: () => Promise<void>;
  onBeforeSave: ((invoice: InvoiceDraft) => Consent) | undefined;
  onFault: (fault: FormFault) => void;
  emit: (event: InvoiceFormEvent) => void;
}

/** Everything around a save: checking, sending once, telling the truth about the outcome. */
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
  // The connection is back: the message about its loss is no longer true.
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
  // The message about the save must not offer to sign what is signed (USE-22).
  useSigned((faturaIds) =>
    setSaved((before) => (before && faturaIds.includes(before.id) ? { ...before, onayDurumu: 'Onaylandi' } : before)),
  );
  const isEdited = useAtomValue(form.dirty, { store: form.jotai });

  const speech: Speech = { form, setProblem, onFault, report, explain };

  /** One toast, for a second one takes its place (USE-20). */
  const celebrate = ({ portalDurumu }: Invoice) => {
    if (portalDurumu === 'BEKLIYOR') toast({ tone: 'info', text: t('savedWaiting') });
    else if (portalDurumu === 'BELIRSIZ') toast({ tone: 'info', text: t('savedUnknown') });
    else toast({ tone: 'success', text: t('saved') });
  };

  const contents = (): Contents => ({
    body: toBody(form.draft(), form.jotai.get(form.totals).odenecekTutarText),
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
    // The server has the invoice: nothing below may show it as a failed save.
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
      // The user may edit while the host decides. What is sent is what was checked, and what the host agreed to.
      const checked = contents();
      return (await isWanted(checked.body)) ? await send(checked) : undefined;
    } finally {
      phase.current = 'idle';
      setPending(false);
    }
  };

  /** Loads the checks. If the user is still typing by then, nothing is saved: it may be half a word. */
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

  /** Whether the host agrees to the save. If its callback throws, the save has failed. */
  const isWanted = async (body: InvoiceDraft): Promise<boolean> => {
    try {
      const answer = await onBeforeSave?.(body);
      if (typeof answer === 'string') setProblem({ kind: 'stopped', text: answer });
      return answer !== false && typeof answer !== 'string';
    } catch (error) {
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

/** By what the form says why it was not saved. */
interface Speech extends Pick<Kalem, 'report' | 'explain'> {
  form: InvoiceFormStore;
  setProblem: (problem: SaveProblem) => void;
  onFault: (fault: FormFault) => void;
}

/** The form at the time of a check. Faults of the server are shown at these lines. */
interface Contents {
  readonly body: InvoiceDraft;
  readonly lines: readonly LineAtom[];
  readonly revision: number;
}

/** Says what the server found, at the fields where it can. */
function refuse(error: unknown, { lines, revision }: Omit<Contents, 'body'>, speech: Speech): void {
  const { form, setProblem, report, explain } = speech;
  const faults = error instanceof ApiError ? error.faults : [];
  const status = error instanceof ApiError ? error.status : undefined;
  const text = explain(error);
  if (status === 422 && faults.length > 0) {
    form.faults.takeFromServer(faults, lines);
    goToFirst(speech);
  } else if (text !== undefined && status !== 402) {
    setProblem(describeProblem(error, text, revision));
  }
  // 402 leads elsewhere (SES-19). Everything else the form says itself: a toast would repeat it.
  report({ kind: 'saveInvoice', error, silent: true });
}

/** Whether the form has no errors. Moves the caret to the first one. */
function isSound(speech: Speech): boolean {
  if (speech.form.faults.reveal().length === 0) return true;
  goToFirst(speech);
  return false;
}

function goToFirst({ form, onFault }: Speech): void {
  const first = form.jotai.get(form.faults.shown).find(({ severity }) => severity === 'error');
  if (first) onFault(first);
}

/** A save usually ends before, the portal's part included. */
const USUAL_MS = 3000;

/** Whether something has been going on for `time` milliseconds. */
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

/** Some fields take what was typed when the caret leaves them; a shortcut does not make it leave. */
function commitTyping(): void {
  const active = focusedTextField();
  active?.blur();
  active?.focus({ preventScroll: true });
}
