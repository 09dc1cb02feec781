import { ApiError, type components } from '@kalem/sdk';
import type { ReadInvoice, SigningInvoice } from './useSigningInvoices';
import { isOutcomeOpen, languageOf } from '../../provider/failures';

export type SigningItem = components['schemas']['SigningResult']['items'][number];

/** The step of a signing. */
export type SigningPhase =
  /** A code is being requested. */
  | { name: 'asking' }
  /** No code was sent, with the reason. */
  | { name: 'refused'; message: string; lang?: string | undefined }
  /** A code was sent to `phoneNumber`. It expires at `deadline` (milliseconds since 1970). */
  | {
      name: 'code';
      signatureId: string;
      phoneNumber: string;
      deadline: number;
      isConfirming: boolean;
      problem?: SigningProblem;
    }
  /** The invoices that the portal approved. While `isOpen` the answer is lost and the others are unknown. */
  | { name: 'result'; items: readonly SigningItem[]; isOpen: boolean };

/** The result of one invoice: signed; unsigned and signable; unknown; or not signable. */
export type SigningState = 'signed' | 'unsigned' | 'unknown' | 'waiting' | 'refused' | 'deleted';

/**
 * Why a code did not sign, and what to do. `code`: it was wrong, another one can be typed. `spent`: a new code is
 * needed. `lost`: the answer was lost, and the same call is repeated with the same key. `refused`: any other reason.
 */
export interface SigningProblem {
  kind: 'code' | 'spent' | 'lost' | 'refused';
  message: string;
  /** The language of `message` if it differs from the provider's: messages of the portal. */
  lang: string | undefined;
  /** Invoices that changed after the code was requested. Nothing was signed, and they are read again. */
  changed: readonly string[];
  /** Attempts left after a wrong code. At 0 the signature is `spent`. */
  triesLeft?: number;
}

/** The maximum number of wrong codes (SGN-06). */
const MOST_WRONG_CODES = 5;

const states: Record<SigningInvoice['portalDurumu'], SigningState> = {
  GONDERILDI: 'unsigned',
  BEKLIYOR: 'waiting',
  REDDEDILDI: 'refused',
  BELIRSIZ: 'unknown',
};

/** The result of an invoice: approved if the server verified it, else its current state, or unknown. */
export function signingStateOf(
  { id, invoice, isCurrent }: ReadInvoice,
  { phase, signed }: { phase: SigningPhase; signed: ReadonlySet<string> },
): SigningState {
  if (signed.has(id)) return 'signed';
  const state = invoice ? stateOf(invoice) : 'unsigned';
  const isAsked = phase.name === 'result' && phase.items.some((item) => item.id === id);
  if (!isAsked || state === 'signed') return state;
  return isCurrent && !phase.isOpen ? state : 'unknown';
}

/** Only unapproved invoices that the portal has can be signed (INV-38). */
function stateOf({ onayDurumu, portalDurumu }: SigningInvoice): SigningState {
  if (onayDurumu === 'Onaylandi') return 'signed';
  return onayDurumu === 'Silinmis' ? 'deleted' : states[portalDurumu];
}

/** Classifies the error of a confirmation of the code for `faturaIds` (SGN-06). */
export function problemOf(error: unknown, message: string, faturaIds: readonly string[]): SigningProblem {
  return { kind: kindOf(error), message, lang: languageOf(error), changed: changedIn(error, faturaIds) };
}

/** Adds the remaining attempts after this many wrong codes (SGN-06). */
export function afterWrongCode(problem: SigningProblem, wrongCodes: number): SigningProblem {
  const triesLeft = MOST_WRONG_CODES - wrongCodes;
  return { ...problem, kind: triesLeft > 0 ? 'code' : 'spent', triesLeft };
}

function kindOf(error: unknown): SigningProblem['kind'] {
  if (isOutcomeOpen(error)) return 'lost';
  if (!(error instanceof ApiError)) return 'refused';
  if (error.code === 'WRONG_SMS_CODE') return 'code';
  const isSpent = error.status === 400 || error.status === 429 || error.code === 'INVOICE_CHANGED_SINCE';
  return isSpent ? 'spent' : 'refused';
}

function changedIn(error: unknown, faturaIds: readonly string[]): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'INVOICE_CHANGED_SINCE') return [];
  const paths = error.faults.map(({ path }) => path);
  return faturaIds.filter((_, index) => paths.includes(`faturaIds[${index}]`));
}

/** The invoices that the last code did not sign because they had changed. */
export function changedOf(phase: SigningPhase): readonly string[] {
  return (phase.name === 'code' && phase.problem?.changed) || [];
}
