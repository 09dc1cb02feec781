import type { Session, Sessions } from './sessions';
import type { Store } from './store';
import type { Outbox } from './outbox';
import type { PortalClock } from './dates';
import type { SwitchBoard } from './switches';
import { PortalRefusal, replyPage, replyRefusal } from './replies';
import type { Account } from './state';

/** The shared state of the endpoints of one simulator. */
export interface Portal {
  readonly clock: PortalClock;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly switchBoard: SwitchBoard;
  readonly outbox: Outbox;
  /** Called with the findings of `strictArithmetic`. */
  readonly log: (text: string) => void;
  /** Remaining list calls for which a new draft stays hidden, by ETTN (switch `listLag`). */
  readonly hiddenDrafts: Map<string, number>;
}

/** A parsed call. */
export interface PortalCall {
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly clientAddress: string;
  /** Whether the call came under `/legacy`, from a client that chooses its own ETTN (portal-protocol 6.1). */
  readonly legacy: boolean;
  form(): Promise<URLSearchParams>;
  text(): Promise<string>;
}

/** The session and account of a token. Throws the reply to a stale token (switch `staleToken`). */
export function openSession(
  { sessions, store, switchBoard, clock }: Portal,
  token: string,
  call: PortalCall,
): { session: Session; account: Account } | Response {
  try {
    const session = sessions.use(token, call.clientAddress);
    const account = store.state.accounts.find(({ userCode }) => userCode === session.userCode);
    if (!account) throw PortalRefusal.session('Oturum zamanaşımına uğradı');
    return { session, account };
  } catch (error) {
    if (!(error instanceof PortalRefusal)) throw error;
    const { staleToken } = switchBoard.current;
    if (staleToken === 'type4') return replyRefusal(error, { writes: false }, clock.now());
    if (staleToken === 'noAuthority') {
      return replyRefusal(PortalRefusal.noAuthority(), { writes: false }, clock.now());
    }
    return replyPage(staleToken);
  }
}
