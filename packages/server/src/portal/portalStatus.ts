import { readApprovalStatus } from '@kalem/domain';
import type { components } from '@kalem/openapi';

type OnayDurumu = components['schemas']['OnayDurumu'];

const words: Readonly<Record<OnayDurumu, string>> = {
  Onaylandi: 'Onaylandı',
  Onaylanmadi: 'Onaylanmadı',
  Silinmis: 'Silinmiş',
};

/** The portal's words for the status of a document (GIB-10). */
export const portalStatus = {
  /** The word that the portal wants back. */
  write: (status: OnayDurumu): string => words[status],
  /** Undefined for a word that we do not know. */
  read: readApprovalStatus,
};
