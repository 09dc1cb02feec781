import type { PortalClock } from './dates';
import { PortalRefusal } from './replies';
import type { SwitchBoard } from './switches';
import { randomText } from './random';

const MINUTE_MS = 60_000;

export interface SmsCode {
  readonly code: string;
  readonly sentAt: number;
  wrongTries: number;
  spent: boolean;
}

export interface Session {
  readonly token: string;
  readonly userCode: string;
  readonly address: string;
  lastUsed: number;
  /**
   * Whether the phone was read. The portal fails with a null pointer when a code is requested before (portal-protocol
   * 7).
   */
  phoneAsked: boolean;
  readonly smsCodes: Map<string, SmsCode>;
  readonly reservedEttns: Set<string>;
}

export interface Sessions {
  isOpen(userCode: string): boolean;
  open(userCode: string, address: string): Session;
  close(token: string): void;
  /** The live session of a token, with its idle time reset. Throws a type-4 refusal without one. */
  use(token: string, address: string): Session;
}

/** The live sessions in memory, one per user code. A restart ends them all. */
export function createSessions(clock: PortalClock, switchBoard: SwitchBoard): Sessions {
  const byToken = new Map<string, Session>();

  const dropExpired = (): void => {
    const oldest = clock.now().getTime() - switchBoard.current.idleMinutes * MINUTE_MS;
    for (const session of byToken.values()) {
      if (session.lastUsed < oldest) byToken.delete(session.token);
    }
  };

  return {
    isOpen(userCode) {
      dropExpired();
      return [...byToken.values()].some((session) => session.userCode === userCode);
    },

    open(userCode, address) {
      const session: Session = {
        token: randomText('0123456789abcdef', 128),
        userCode,
        address,
        lastUsed: clock.now().getTime(),
        phoneAsked: false,
        smsCodes: new Map(),
        reservedEttns: new Set(),
      };
      byToken.set(session.token, session);
      return session;
    },

    close(token) {
      byToken.delete(token);
    },

    use(token, address) {
      dropExpired();
      if (!token) throw PortalRefusal.session('Oturum geçersiz, token yok');
      const session = byToken.get(token);
      if (!session) throw PortalRefusal.session('Oturum zamanaşımına uğradı');
      if (switchBoard.current.addressBinding && session.address !== address) {
        throw PortalRefusal.session('Oturum geçersiz (clientIP)');
      }
      session.lastUsed = clock.now().getTime();
      return session;
    },
  };
}
