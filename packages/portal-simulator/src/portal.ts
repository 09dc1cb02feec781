import type { Session, Sessions } from './sessions';
import type { Store } from './store';
import type { Outbox } from './outbox';
import type { PortalClock } from './dates';
import type { SwitchBoard } from './switches';
import { PortalRefusal, replies } from './replies';
import type { Account } from './state';

/** What every endpoint of one simulator works with. */
export interface Portal {
  readonly clock: PortalClock;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly switchBoard: SwitchBoard;
  readonly outbox: Outbox;
  /** What strict arithmetic finds. */
  readonly log: (text: string) => void;
  /** List calls that a fresh draft stays hidden from, by ETTN (the switch `listLag`). */
  readonly hiddenDrafts: Map<string, number>;
}

/** A request as the endpoints read it. */
export interface PortalRequest {
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly clientAddress: string;
  /** Came by the prefix `/legacy`: a client that still chooses its own ETTN (protocol 6.1). */
  readonly legacy: boolean;
  form(): Promise<URLSearchParams>;
  text(): Promise<string>;
}

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
