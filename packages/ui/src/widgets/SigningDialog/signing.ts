import { ApiError, type components } from '@kalem/sdk';
import type { ReadInvoice, SigningInvoice } from './useSigningInvoices';
import { isOutcomeOpen, languageOf } from '../../provider/failures';

export type SigningItem = components['schemas']['SigningResult']['items'][number];

/** Where a signing stands. */
export type SigningPhase =
  /** A code is being asked for. */
  | { name: 'asking' }
  /** No code was sent, and why. */
  | { name: 'refused'; message: string; lang?: string | undefined }
  /** A code was sent to `phoneNumber`; `deadline` (milliseconds since 1970) is when it ceases to count. */
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

/** What became of one invoice: signed, not signed and free to be signed, not yet known, or in no state to be signed. */
export type SigningState = 'signed' | 'unsigned' | 'unknown' | 'waiting' | 'refused' | 'deleted';

/**
 * Why a code did not sign, in words for people, and what that leaves: `code` was wrong and another may be typed; the
 * signature is `spent` and needs a new code; the answer was `lost`, so the same call is repeated with the same key;
 * anything else is `refused`.
 */
export interface SigningProblem {
  kind: 'code' | 'spent' | 'lost' | 'refused';
  message: string;
  /** The language of `message`, where it is not the provider's: the words of the portal. */
  lang: string | undefined;
  /** Invoices that are no longer what the code was asked for: nothing was signed, and they are read again. */
  changed: readonly string[];
  /** After a wrong code: how many more may be typed. At 0 the signature is `spent`. */
  triesLeft?: number;
}

/** The fifth wrong code is the last one (SGN-06). */
const MOST_WRONG_CODES = 5;

const states: Record<SigningInvoice['portalDurumu'], SigningState> = {
  GONDERILDI: 'unsigned',
  BEKLIYOR: 'waiting',
  REDDEDILDI: 'refused',
  BELIRSIZ: 'unknown',
};

/** What became of an invoice: approved as the server verified, else as it stands now, or unknown. */
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

/** Only what is not approved and at the portal can be signed (INV-38). */
function stateOf({ onayDurumu, portalDurumu }: SigningInvoice): SigningState {
  if (onayDurumu === 'Onaylandi') return 'signed';
  return onayDurumu === 'Silinmis' ? 'deleted' : states[portalDurumu];
}

/** What a failed confirmation of a code for `faturaIds` means for the signature (SGN-06). */
export function problemOf(error: unknown, message: string, faturaIds: readonly string[]): SigningProblem {
  return { kind: kindOf(error), message, lang: languageOf(error), changed: changedIn(error, faturaIds) };
}

/** What the so-manieth wrong code of a signature leaves (SGN-06). */
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

/** The invoices that the last code could not sign because they had changed. */
export function changedOf(phase: SigningPhase): readonly string[] {
  return (phase.name === 'code' && phase.problem?.changed) || [];
}
