import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { accessTokens, refreshTokens } from '../schema';

type RefreshToken = typeof refreshTokens.$inferSelect;

interface TokenPair {
  readonly userId: string;
  readonly family: string;
  readonly access: { readonly tokenHash: string; readonly expiresAt: Date };
  readonly refresh: { readonly tokenHash: string; readonly expiresAt: Date };
}

/** Access and refresh tokens, by their hashes. */
export const sessionTokens = {
  async insert(tx: Queries, { userId, family, access, refresh }: TokenPair): Promise<void> {
    await tx.insert(refreshTokens).values({ ...refresh, userId, family });
    await tx.insert(accessTokens).values({ ...access, userId, family });
  },

  /** The refresh token, locked: two that use it at the same time take turns. */
  async lock(tx: Queries, tokenHash: string): Promise<RefreshToken | undefined> {
    const [row] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)).for('update');
    return row;
  },

  async markUsed(tx: Queries, tokenHash: string, usedAt: Date, successorHash: string): Promise<void> {
    await tx.update(refreshTokens).set({ usedAt, successorHash }).where(eq(refreshTokens.tokenHash, tokenHash));
  },

  async isUnused(tx: Queries, tokenHash: string): Promise<boolean> {
    const [row] = await tx.select({ usedAt: refreshTokens.usedAt }).from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
    return row?.usedAt === null;
  },

  /** Ends every session that descends from one sign-in. */
  async endFamily(tx: Queries, family: string): Promise<void> {
    await tx.delete(refreshTokens).where(eq(refreshTokens.family, family));
    await tx.delete(accessTokens).where(eq(accessTokens.family, family));
  },
};
