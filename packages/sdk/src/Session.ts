import type { components } from '@kalem/openapi';

type User = components['schemas']['User'];

/** The built-in session: who is signed in, and how that begins and ends. */
export type Session = {
  /** Resolves when the storage has been read; before that nobody seems to be signed in. Calls wait for it by themselves. */
  ready: Promise<void>;
  /** Whether an access token is stored; its expiry is not looked at (SES-06). */
  isSignedIn(): boolean;
  /** The signed-in user, the same object until it changes. */
  user(): User | undefined;
  /** Signs in and answers GET /account; a wrong pair is an `ApiError` with status 400. */
  signIn(credentials: { email: string; password: string }): Promise<User>;
  /** Ends the company's portal session (an attempt), then forgets the tokens. */
  signOut(active?: { companyId?: string | undefined }): Promise<void>;
  /** Calls `listener` whenever the session changes, in another tab too; answers the function that stops it. */
  subscribe(listener: () => void): () => void;
};
