import type { components } from '@kalem/openapi';

type OnayDurumu = components['schemas']['OnayDurumu'];

const words = { Onaylandi: 'Onaylandı', Onaylanmadi: 'Onaylanmadı', Silinmis: 'Silinmiş' } as const satisfies Record<OnayDurumu, string>;
const statuses = new Map<unknown, OnayDurumu>((['Onaylandi', 'Onaylanmadi', 'Silinmis'] as const).map((status) => [words[status], status]));

/** The portal's words for the status of a document (GIB-10). */
export const portalStatus = {
  /** The word that the portal wants back. */
  write: (status: OnayDurumu): string => words[status],
  /** Undefined for a word that we do not know. */
  read: (word: unknown): OnayDurumu | undefined => statuses.get(word),
};
