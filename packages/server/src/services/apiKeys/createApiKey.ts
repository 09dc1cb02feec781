import type { components } from '@kalem/openapi';
import { insertApiKey } from '../../db/queries/apiKeyRows';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import { sha256 } from '../../http/sha256';
import type { Ports } from '../../Ports';
import * as requestProblems from '../../problems/requestProblems';
import { randomToken } from '../randomToken';
import { keyName } from './keyName';

interface Creation {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
}

/**
 * Makes an API key; its secret is answered here and nowhere else, and stored hashed (KEY-03). The same `id` again means that the first
 * answer was lost: the key is the same and has a new secret, since nobody knows the first one.
 */
export async function createApiKey(
  { db, clock }: Ports,
  { companyId, userId, id }: Creation,
  body: { name: string },
): Promise<components['schemas']['ApiKey']> {
  const name = keyName(body);
  const apiSecret = randomToken();
  const secretHash = await sha256(apiSecret);
  const now = clock.now();
  return withCompany(db, companyId, async (tx) => {
    const key = await insertApiKey(tx, {
      id,
      companyId,
      apiKey: randomToken(),
      secretHash,
      name,
      createdBy: userId,
      createdAt: now,
    });
    if (!key) throw requestProblems.notFound();
    await writeAudit(tx, { action: 'createApiKey', userId, companyId, entityId: id, at: now });
    return { ...key, apiSecret };
  });
}
