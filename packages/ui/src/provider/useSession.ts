import type { Session } from '@kalem/sdk';
import { useKalem } from './useKalem';

/** The client's built-in session. Throws when the host signs in itself: then nothing of ours asks for a password. */
export function useSession(): Session {
  const { session } = useKalem().client;
  if (!session) throw new Error('This widget signs in with the built-in session: create the client without `auth`.');
  return session;
}
