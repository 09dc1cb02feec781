import { validateSignUp } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../db/queries/writeAudit';
import { users } from '../db/schema';
import type { Ports } from '../Ports';
import { accountProblems } from '../problems/accountProblems';
import { refuseFaults } from '../problems/refuseFaults';
import { limitAttempts } from './limitAttempts';
import { normalizeEmail } from './normalizeEmail';

type SignUp = components['schemas']['SignUp'];

/** Opens an account (ACC-20). The same `id` again means the same call again, and answers the account that it made. */
export async function createAccount(ports: Ports, id: string, body: SignUp, address: string | undefined): Promise<typeof users.$inferSelect> {
  refuseFaults(validateSignUp(body));
  if (address) await limitAttempts(ports, { purpose: 'signUp', subject: address, most: 30, windowSeconds: 3600 });
  const { db, passwords, clock } = ports;
  const [made] = await db.queries.select().from(users).where(eq(users.id, id));
  if (made) return made;

  const now = clock.now();
  const passwordHash = await passwords.hash(body.password);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ id, email: normalizeEmail(body.email), name: body.name.trim().replace(/\s+/g, ' '), passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!user) throw accountProblems.emailTaken();
    await writeAudit(tx, { action: 'createUser', userId: id, entityId: id, at: now });
    return user;
  });
}
