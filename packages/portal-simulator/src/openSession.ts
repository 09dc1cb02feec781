import type { Session } from './createSessions';
import type { Portal } from './Portal';
import { PortalRefusal } from './PortalRefusal';
import type { PortalRequest } from './PortalRequest';
import type { Account } from './PortalState';
import { replies } from './replies';

/** The session and account of a token, or the answer that a token gets which is not alive (switch `staleToken`). */
export function openSession(
  { sessions, store, switchBoard, clock }: Portal,
  token: string,
  request: PortalRequest,
): { session: Session; account: Account } | Response {
  try {
    const session = sessions.use(token, request.clientAddress);
    const account = store.state.accounts.find(({ userCode }) => userCode === session.userCode);
    if (!account) throw PortalRefusal.session('Oturum zamanaşımına uğradı');
    return { session, account };
  } catch (error) {
    if (!(error instanceof PortalRefusal)) throw error;
    const { staleToken } = switchBoard.current;
    if (staleToken === 'type4') return replies.refusal(error, { writes: false }, clock.now());
    if (staleToken === 'noAuthority')
      return replies.refusal(PortalRefusal.noAuthority(), { writes: false }, clock.now());
    return replies[staleToken]();
  }
}
