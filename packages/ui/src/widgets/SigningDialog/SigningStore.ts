import { isSmsCodeComplete, normalizeSmsCode } from '@kalem/domain';
import { newIdempotencyKey, type components } from '@kalem/sdk';
import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { Consent } from '../../kit/defineWidget';
import { isOutcomeOpen, languageOf } from '../../provider/failures';
import { afterWrongCode, problemOf, type SigningItem, type SigningPhase } from './signing';

type Schemas = components['schemas'];

/** The calls of a signing to host and server. They throw the client's errors. */
export interface SigningCalls {
  /** Asks the host before each code. `false` sends none; a text is the reason. */
  consent: (faturaIds: readonly string[]) => Consent;
  /** `isRepetition`: this is the stored first answer to the key, so the code's time started with the first call. */
  ask: (body: Schemas['SigningRequest'], key: string) => Promise<Schemas['SigningStarted'] & { isRepetition: boolean }>;
  confirm: (body: Schemas['SigningConfirmation'], key: string) => Promise<Schemas['SigningResult']>;
  /** Translates an error into a text for the user. */
  explain: (error: unknown) => string;
}

/** A code was sent, the server refused it, or the host did. */
export type AskOutcome = 'sent' | 'refused' | 'forbidden';

/** SGN-02, NUM-18 */
const CODE_LIFETIME_MS = 120_000;
/** The contract's maximum per code. Further invoices need a further code. */
export const INVOICES_PER_CODE = 200;
/** The contract's maximum length of a code. */
const LONGEST_CODE = 20;
const RETRY_MS = 3_000;
/** Milliseconds after the deadline by which the server has checked the portal itself. */
const GRACE_MS = 45_000;

/**
 * The state of one opening of the dialog. Each attempt has an Idempotency-Key. A call with an unknown outcome is
 * repeated with its key, so that only one SMS is sent and nothing is signed twice. After an answer the next call gets a
 * new key.
 */
export class SigningStore {
  readonly jotai: ReturnType<typeof createStore> = createStore();
  /** All invoices to sign, and those that the current code signs. */
  readonly all: readonly string[];
  readonly faturaIds: PrimitiveAtom<readonly string[]>;
  /** Ids of invoices that earlier codes have signed. */
  readonly signed: PrimitiveAtom<ReadonlySet<string>> = atom<ReadonlySet<string>>(new Set<string>());
  readonly phase: PrimitiveAtom<SigningPhase> = atom<SigningPhase>({ name: 'asking' });
  readonly code: PrimitiveAtom<string> = atom('');
  readonly #calls: SigningCalls;
  readonly #now: () => number;
  #asking: { key: string; since: number } | undefined;
  #isAsking = false;
  #confirmKey: string | undefined;
  /** The number of wrong codes for the current signature. */
  #wrongCodes = 0;
  #isWatched = false;
  #isBegun = false;
  #isEnded = false;

  constructor(faturaIds: readonly string[], calls: SigningCalls, now: () => number) {
    this.all = faturaIds;
    this.faturaIds = atom<readonly string[]>(faturaIds.slice(0, INVOICES_PER_CODE));
    this.#calls = calls;
    this.#now = now;
  }

  /** Requests a code, also after a failure. */
  async ask(): Promise<AskOutcome> {
    if (this.#isAsking) return 'sent';
    this.#isAsking = true;
    this.jotai.set(this.phase, { name: 'asking' });
    const faturaIds = this.jotai.get(this.faturaIds);
    try {
      const answer = await this.#calls.consent(faturaIds);
      if (answer === false) return 'forbidden';
      if (typeof answer === 'string') {
        this.jotai.set(this.phase, { name: 'refused', message: answer });
        return 'refused';
      }
      this.#asking ??= { key: newIdempotencyKey(), since: this.#now() };
      const { key, since } = this.#asking;
      const { signatureId, phoneNumber, isRepetition } = await this.#calls.ask({ faturaIds: [...faturaIds] }, key);
      const deadline = (isRepetition ? since : this.#now()) + CODE_LIFETIME_MS;
      this.#asking = undefined;
      this.#wrongCodes = 0;
      this.jotai.set(this.phase, { name: 'code', signatureId, phoneNumber, deadline, isConfirming: false });
      return 'sent';
    } catch (error) {
      if (!isOutcomeOpen(error)) this.#asking = undefined;
      this.jotai.set(this.phase, { name: 'refused', message: this.#calls.explain(error), lang: languageOf(error) });
      return 'refused';
    } finally {
      this.#isAsking = false;
    }
  }

  /** Requests a new code for these invoices and clears the typed one. */
  askAnew(faturaIds: readonly string[]): Promise<AskOutcome> {
    this.jotai.set(this.faturaIds, faturaIds.slice(0, INVOICES_PER_CODE));
    this.jotai.set(this.code, '');
    this.#asking = undefined;
    this.#confirmKey = undefined;
    return this.ask();
  }

  type(code: string): void {
    const phase = this.jotai.get(this.phase);
    this.jotai.set(this.code, normalizeSmsCode(code).slice(0, LONGEST_CODE));
    const isAnswered = phase.name === 'code' && (phase.problem?.kind === 'code' || phase.problem?.kind === 'refused');
    if (isAnswered) this.jotai.set(this.phase, { ...phase, problem: undefined });
  }

  /**
   * Signs with the typed code. Returns the invoices that the portal approved; undefined if nothing was signed or sent.
   */
  async confirm(): Promise<readonly SigningItem[] | undefined> {
    const phase = this.jotai.get(this.phase);
    if (phase.name !== 'code' || phase.isConfirming || !isSmsCodeComplete(this.jotai.get(this.code))) return undefined;
    if (phase.problem?.kind === 'spent') return undefined;
    this.jotai.set(this.phase, { ...phase, isConfirming: true, problem: undefined });
    try {
      return this.#answered(await this.#send(phase.signatureId));
    } catch (error) {
      const problem = problemOf(error, this.#calls.explain(error), this.jotai.get(this.faturaIds));
      // The previous call may have signed the invoices. A spent signature does not prove the opposite.
      if (phase.problem?.kind === 'lost' && problem.kind === 'spent') return this.#waitForPortal(phase.deadline);
      const isWrong = problem.kind === 'code';
      if (isWrong) this.#wrongCodes += 1;
      const told = isWrong ? afterWrongCode(problem, this.#wrongCodes) : problem;
      this.jotai.set(this.phase, { ...phase, isConfirming: false, problem: told });
      return undefined;
    }
  }

  /** After the deadline with the answer still lost: asks until the outcome is known. Returns the same as `confirm`. */
  async settle(): Promise<readonly SigningItem[] | undefined> {
    const phase = this.jotai.get(this.phase);
    if (phase.name !== 'code') return undefined;
    this.#leaveOpen();
    while (this.#isWatched) {
      try {
        return this.#answered(await this.#send(phase.signatureId));
      } catch (error) {
        if (!isOutcomeOpen(error)) return this.#waitForPortal(phase.deadline);
        await waitFor(RETRY_MS);
      }
    }
    return undefined;
  }

  /** Starts watching the signing. Returns a function that stops. */
  watch(): () => void {
    this.#isWatched = true;
    return () => {
      this.#isWatched = false;
    };
  }

  /** True only on the first call: StrictMode runs effects twice, but one opening must send one SMS. */
  begin(): boolean {
    const isFirst = !this.#isBegun;
    this.#isBegun = true;
    return isFirst;
  }

  /** True if every invoice is signed. */
  get isDone(): boolean {
    return this.all.every((id) => this.jotai.get(this.signed).has(id));
  }

  /** Marks the signing as ended. Returns false if it already was. */
  end(): boolean {
    const isFirst = !this.#isEnded;
    this.#isEnded = true;
    return isFirst;
  }

  /** Sends one confirmation with one key, until the server has finished the first call with it. */
  async #send(signature: string): Promise<readonly SigningItem[]> {
    this.#confirmKey ??= newIdempotencyKey();
    try {
      const { items } = await this.#calls.confirm({ smsCode: this.jotai.get(this.code), signature }, this.#confirmKey);
      this.#confirmKey = undefined;
      return items;
    } catch (error) {
      if (!isOutcomeOpen(error)) this.#confirmKey = undefined;
      throw error;
    }
  }

  /**
   * Waits until the server has checked the portal after the deadline. From then on the invoices contain the outcome.
   */
  async #waitForPortal(deadline: number): Promise<readonly SigningItem[] | undefined> {
    const unsigned = this.#leaveOpen();
    await waitFor(deadline + GRACE_MS - this.#now());
    return this.#isWatched && !this.#isEnded ? this.#answered(unsigned) : undefined;
  }

  #leaveOpen(): readonly SigningItem[] {
    const items = this.jotai.get(this.faturaIds).map((id): SigningItem => ({ id, onayDurumu: 'Onaylanmadi' }));
    this.jotai.set(this.phase, { name: 'result', items, isOpen: true });
    return items;
  }

  #answered(items: readonly SigningItem[]): readonly SigningItem[] {
    const approved = items.filter(({ onayDurumu }) => onayDurumu === 'Onaylandi').map(({ id }) => id);
    this.jotai.set(this.signed, new Set([...this.jotai.get(this.signed), ...approved]));
    this.jotai.set(this.phase, { name: 'result', items, isOpen: false });
    return items;
  }
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
