import type { SentRequest } from '../../db/queries/sentRequest';
import { writeAudit } from '../../db/audit';
import type { Queries } from '../../ports/Database';

const actions = {
  KENDI: { IPTAL: 'requestCancel', ITIRAZ: 'requestObjection' },
  ADIMA: { IPTAL: 'requestCancelOfReceived', ITIRAZ: 'requestObjectionToReceived' },
  GELEN: { KABUL: 'acceptRequest', RET: 'rejectRequest' },
} as const;

/** Says in the audit log that a request, or the answer to one, was carried out at the portal. */
export function auditSent(
  tx: Queries,
  { id, companyId, userId, yon, islem }: Pick<SentRequest, 'id' | 'companyId' | 'userId' | 'yon' | 'islem'>,
  now: Date,
): Promise<void> {
  const byKind: Partial<Record<SentRequest['islem'], string>> = actions[yon];
  return writeAudit(tx, {
    action: byKind[islem] ?? yon,
    companyId,
    ...(userId !== null && { userId }),
    entityId: id,
    at: now,
  });
}
