import { noExemption } from './noExemption';

/** The code of an exemption reason as it was read: the documents' '351*' is 351. Source: REF-12. */
export function readReason(istisnaMuafiyetSebebi: string): string {
  return istisnaMuafiyetSebebi === `${noExemption}*` ? noExemption : istisnaMuafiyetSebebi;
}
