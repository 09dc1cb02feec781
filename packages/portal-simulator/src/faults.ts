import type { Portal } from './portal';
import { PortalRefusal, replyPage, replyRefusal } from './replies';
import type { PortalFault } from './switches';

const ARJUNA = 'ARJUNA016053: Could not commit transaction';

/** The properties of a call that select a fault. */
interface NamedCall {
  /** A dispatch command, or `login`, `logout`, `kullaniciOner`, `download`. */
  readonly name: string;
  readonly writes: boolean;
  /** Token of the calling session, if any. */
  readonly token?: string;
  readonly signal: AbortSignal;
}

/** Runs a call with the latency and the fault of the switches. */
export async function withFaults(
  portal: Portal,
  call: NamedCall,
  carryOut: () => Promise<Response>,
): Promise<Response> {
  const { latencyMs } = portal.switchBoard.current;
  if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));

  const fault = portal.switchBoard.takeFault(call.name);
  if (!fault) return carryOut();
  if (fault.kind === 'sessionLost') {
    portal.sessions.close(call.token ?? '');
    return carryOut();
  }
  if (fault.when === 'after') await carryOut();
  return meet({ ...fault, kind: fault.kind }, call, portal.clock.now());
}

function meet(
  fault: PortalFault & { readonly kind: Exclude<PortalFault['kind'], 'sessionLost'> },
  call: NamedCall,
  now: Date,
): Response | Promise<never> {
  switch (fault.kind) {
    case 'droppedConnection':
      throw new ConnectionDropped();
    case 'timeout':
      return untilAborted(call.signal);
    case 'arjuna':
      return replyRefusal(PortalRefusal.sentence(ARJUNA), call, now);
    case 'sentence':
      return replyRefusal(PortalRefusal.sentence(fault.text ?? ''), call, now);
    case 'noAuthority':
      return replyRefusal(PortalRefusal.noAuthority(), call, now);
    case 'sessionPage':
    case 'maintenancePage':
    case 'serverErrorPage':
      return replyPage(fault.kind);
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = (): void => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** The simulated connection was cut: in process `fetch` rejects with it; the Node server destroys the socket. */
export class ConnectionDropped extends TypeError {
  override readonly name = 'ConnectionDropped';

  constructor() {
    super('fetch failed: the portal closed the connection');
  }
}
