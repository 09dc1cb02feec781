import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { callHost } from '../../provider/callHost';
import { useInvalidate } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { changedOf, type SigningItem, type SigningPhase } from './signing';
import { type AskOutcome, type SigningCalls, SigningStore } from './SigningStore';
import { useCountdown, type CountdownTime } from './Countdown';
import { useStable } from '../../provider/useStable';

/** Events of the signing dialog. */
export type SigningDialogEvent =
  /**
   * Every invoice is approved, as the server verified at the portal. With several invoices the dialog stays open until
   * the user closes it.
   */
  | { type: 'signed'; items: SigningItem[] }
  /** The portal approved only some invoices, or none. The dialog stays open and shows each result. */
  | { type: 'partlySigned'; items: SigningItem[] }
  /** The dialog wants to close: cancelled, expired, or done. Set `isOpen` to false. */
  | { type: 'signingClosed'; reason: 'cancelled' | 'expired' | 'signed' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'signing-dialog': SigningDialogEvent;
  }
}

export interface SigningOptions {
  /**
   * The invoices to sign. Later changes are ignored. One code signs up to 200 invoices; further ones need further
   * codes.
   */
  faturaIds: readonly string[];
  /** Default the provider's. */
  companyId?: string;
  /** False while it is closed: a running signing is not watched. */
  isOpen: boolean;
  /** Called before each SMS. `false` sends none and ends the signing as cancelled; a text is shown as the reason. */
  onBeforeSign?: SigningCalls['consent'];
  onEvent?: (event: SigningDialogEvent) => void;
}

export interface Signing {
  /** The current step: the code, its result, or a refusal. */
  phase: SigningPhase;
  /** The time left for the code, in seconds; undefined while there is no code. */
  time: CountdownTime | undefined;
  /** The ids of the invoices that the current code signs. */
  faturaIds: readonly string[];
  /** The ids of all invoices to sign. */
  all: readonly string[];
  /** The ids of the invoices signed so far, as the server verified. */
  signed: ReadonlySet<string>;
  /** The typed code. */
  code: string;
  /** Changes the typed code. */
  type: (code: string) => void;
  /** Asks for a new code for these invoices. */
  ask: (faturaIds: readonly string[]) => void;
  /** Requests the refused code again. */
  retry: () => void;
  /** Signs with the typed code. */
  confirm: () => Promise<void>;
  /** Cancels, or closes the result: passes `signingClosed` to `onEvent`. */
  cancel: () => void;
  /** Ends the signing as signed. For a host that has read later that the portal approved every invoice. */
  finish: (items: readonly SigningItem[]) => void;
}

/** The behaviour of one opening of the signing dialog, without its view. Mounting it requests the code. */
export function useSigning({ faturaIds, companyId: own, isOpen, onBeforeSign, onEvent }: SigningOptions): Signing {
  const companyId = useCompanyId(own);
  const emit = (event: SigningDialogEvent) => callHost(onEvent, event);
  const t = useMessages(messages);
  const { toast } = useKalem();
  const invalidate = useInvalidate();
  const calls = useSigningCalls(companyId, onBeforeSign);
  const [store] = useState(() => new SigningStore(faturaIds, calls, Date.now));
  const phase = useAtomValue(store.phase, { store: store.jotai });
  const time = useCountdown(isOpen && phase.name === 'code' ? phase.deadline : undefined);

  const close = (reason: 'cancelled' | 'expired' | 'signed') => emit({ type: 'signingClosed', reason });

  function cancel() {
    // The last call may have signed anyway.
    if (phase.name === 'result' || (phase.name === 'code' && phase.problem?.kind === 'lost'))
      void invalidate('/fatura');
    close(store.isDone ? 'signed' : 'cancelled');
  }

  async function lead(asked: Promise<AskOutcome>) {
    const outcome = await asked;
    if (outcome === 'forbidden') close('cancelled');
    // Usually an invoice has changed since the list was read.
    if (outcome === 'refused') void invalidate('/fatura');
  }

  /**
   * Every invoice is approved. For a single one the dialog closes (SGN-04); with several it stays open until the user
   * closes it (USE-10).
   */
  function finish(items: readonly SigningItem[]) {
    if (!store.end()) return;
    emit({ type: 'signed', items: [...items] });
    if (store.all.length > 1) return;
    toast({ tone: 'success', text: t('signed') });
    close('signed');
  }

  function tell(items: readonly SigningItem[] | undefined) {
    if (!items) return;
    void invalidate('/fatura');
    if (store.isDone) finish(store.all.map((id) => ({ id, onayDurumu: 'Onaylandi' })));
    else emit({ type: 'partlySigned', items: [...items] });
  }

  async function confirm() {
    tell(await store.confirm());
    if (changedOf(store.jotai.get(store.phase)).length > 0) void invalidate('/fatura');
  }

  async function runOut() {
    if (phase.name === 'code' && phase.problem?.kind === 'lost') return tell(await store.settle());
    if (!store.end()) return;
    // Stays open, because a user who waits for an SMS looks at the phone.
    toast({ tone: 'danger', text: t('expired'), stays: true });
    close('expired');
  }

  useEffect(() => (isOpen ? store.watch() : undefined), [store, isOpen]);
  useEffect(() => {
    if (store.begin()) void lead(store.ask());
  });
  useEffect(() => {
    if (phase.name === 'code' && !phase.isConfirming && time?.left === 0) void runOut();
  });

  return {
    phase,
    time,
    faturaIds: useAtomValue(store.faturaIds, { store: store.jotai }),
    all: store.all,
    signed: useAtomValue(store.signed, { store: store.jotai }),
    code: useAtomValue(store.code, { store: store.jotai }),
    type: (code: string) => store.type(code),
    ask: (ids: readonly string[]) => void lead(store.askAnew(ids)),
    retry: () => void lead(store.ask()),
    confirm,
    cancel,
    finish,
  };
}

/** The API calls of a signing for one company. The dialog shows their failures and reports them to `onError`. */
function useSigningCalls(companyId: string, onBeforeSign: SigningCalls['consent'] | undefined): SigningCalls {
  const { client, report, explain } = useKalem();
  const consent = useStable((faturaIds: readonly string[]) => onBeforeSign?.(faturaIds));
  return useMemo(() => {
    const params = (key: string) => ({ query: { companyId }, header: { 'Idempotency-Key': key } });
    async function heard<Answer>(kind: string, call: Promise<Answer>): Promise<Answer> {
      try {
        return await call;
      } catch (error) {
        report({ kind, error, silent: true });
        throw error;
      }
    }
    return {
      explain: (error) => explain(error) ?? '',
      consent,
      async ask(body, key) {
        const { data, response } = await heard(
          'startSigning',
          client.POST('/fatura/imza', { params: params(key), body }),
        );
        return { ...data, isRepetition: response.headers.get('Idempotent-Replayed') === 'true' };
      },
      async confirm(body, key) {
        const { data } = await heard('confirmSigning', client.POST('/fatura/imza-onay', { params: params(key), body }));
        return data;
      },
    };
  }, [client, report, explain, companyId, consent]);
}
