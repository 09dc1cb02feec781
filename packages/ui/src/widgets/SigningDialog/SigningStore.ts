import { isSmsCodeComplete, normalizeSmsCode } from '@kalem/domain';
import { newIdempotencyKey, type components } from '@kalem/sdk';
import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { Consent } from '../../kit/defineWidget';
import { isOutcomeOpen, languageOf } from '../../provider/failures';
import { afterWrongCode, problemOf, type SigningItem, type SigningPhase } from './signing';

type Schemas = components['schemas'];

/** What a signing asks of the host and of the server; the calls throw what the client throws. */
export interface SigningCalls {
  /** The host's word before each code; false sends none, and a text says why. */
  consent: (faturaIds: readonly string[]) => Consent;
  /** `isRepetition`: the first answer to this key, so the signature is as old as the first call. */
  ask: (body: Schemas['SigningRequest'], key: string) => Promise<Schemas['SigningStarted'] & { isRepetition: boolean }>;
  confirm: (body: Schemas['SigningConfirmation'], key: string) => Promise<Schemas['SigningResult']>;
  /** A failure in words for people. */
  explain: (error: unknown) => string;
}

/** A code is on its way, the server gave none, or the host did not want one. */
export type AskOutcome = 'sent' | 'refused' | 'forbidden';

/** SGN-02, NUM-18 */
const CODE_LIFETIME_MS = 120_000;
/** The contract's most for one code; what is more waits for the next one. */
export const INVOICES_PER_CODE = 200;
/** The contract's longest code. */
const LONGEST_CODE = 20;
const RETRY_MS = 3_000;
/** So long after the deadline the server has looked at the portal itself. */
const GRACE_MS = 45_000;

/**
 * All state of one opening of the dialog. Keys belong to an attempt: a call whose outcome is open is repeated with the
 * key that it had, so that one SMS goes out and nothing is signed twice; after an answer the next call is a new one.
 */
export class SigningStore {
  readonly jotai: ReturnType<typeof createStore> = createStore();
  /** All that are to be signed, and those of them that the code is for. */
  readonly all: readonly string[];
  readonly faturaIds: PrimitiveAtom<readonly string[]>;
  /** What earlier codes have signed. */
  readonly signed: PrimitiveAtom<ReadonlySet<string>> = atom<ReadonlySet<string>>(new Set<string>());
  readonly phase: PrimitiveAtom<SigningPhase> = atom<SigningPhase>({ name: 'asking' });
  readonly code: PrimitiveAtom<string> = atom('');
  readonly #calls: SigningCalls;
  readonly #now: () => number;
  #asking: { key: string; since: number } | undefined;
  #isAsking = false;
  #confirmKey: string | undefined;
  /** That the present signature was refused for. */
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

  /** Has a code sent; after a failure, again. */
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

  /** A new code for these invoices; what was typed for the last one goes. */
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

  /** Signs with the typed code. Answers what the portal approved; undefined when nothing was signed or sent. */
  async confirm(): Promise<readonly SigningItem[] | undefined> {
    const phase = this.jotai.get(this.phase);
    if (phase.name !== 'code' || phase.isConfirming || !isSmsCodeComplete(this.jotai.get(this.code))) return undefined;
    if (phase.problem?.kind === 'spent') return undefined;
    this.jotai.set(this.phase, { ...phase, isConfirming: true, problem: undefined });
    try {
      return this.#answered(await this.#send(phase.signatureId));
    } catch (error) {
      const problem = problemOf(error, this.#calls.explain(error), this.jotai.get(this.faturaIds));
      // The call before may have signed: that the signature is over now says nothing about it.
      if (phase.problem?.kind === 'lost' && problem.kind === 'spent') return this.#waitForPortal(phase.deadline);
      const isWrong = problem.kind === 'code';
      if (isWrong) this.#wrongCodes += 1;
      const told = isWrong ? afterWrongCode(problem, this.#wrongCodes) : problem;
      this.jotai.set(this.phase, { ...phase, isConfirming: false, problem: told });
      return undefined;
    }
  }

  /** The time is over and the answer still lost: asks for it until it comes. Answers as `confirm` does. */
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

  /** The signing is watched until the returned function is called. */
  watch(): () => void {
    this.#isWatched = true;
    return () => {
      this.#isWatched = false;
    };
  }

  /** True the first time: StrictMode rehearses effects, and one opening sends one SMS. */
  begin(): boolean {
    const isFirst = !this.#isBegun;
    this.#isBegun = true;
    return isFirst;
  }

  /** Whether every invoice turned out to be signed. */
  get isDone(): boolean {
    return this.all.every((id) => this.jotai.get(this.signed).has(id));
  }

  /** Marks the signing as ended; false when it was ended before. */
  end(): boolean {
    const isFirst = !this.#isEnded;
    this.#isEnded = true;
    return isFirst;
  }

  /** One confirmation under one key, until the server has ended the first call with it. */
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
   * The server asks the portal once more when the time of the code is over; from then on the invoices say what became
   * of them.
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
