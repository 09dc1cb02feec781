import type { Translate } from '../../provider/messages';
import type { messages } from './messages';
import type { SigningPhase } from './SigningPhase';
import type { SigningState } from './SigningState';

/** The dialog's title: what is being signed, afterwards what became of it. */
export function titleOf(
  phase: SigningPhase,
  states: readonly SigningState[],
  t: Translate<keyof (typeof messages)['texts']['tr']>,
): string {
  const n = states.length;
  if (phase.name !== 'result') return t('title', { n });
  if (states.includes('unknown')) return t('titleChecking');
  const signed = states.filter((state) => state === 'signed').length;
  if (signed === n) return t('titleAll', { n });
  return signed === 0 ? t('titleNone') : t('titleSome', { n, signed });
}
