import { changeText } from '../pieces';
import type { PortalAnswer, PortalTokens } from '../ports/Portal';
import { commands, type GibCommand } from './commands';
import { type CommandOutcome, readReply } from './replies';
import type { GibTransport } from './transport';

export interface Dispatcher {
  /** Sends a command. `jp` holds its parameters under the portal's names. Returns the reply's `data`. */
  run(command: GibCommand, jp: object): Promise<PortalAnswer<unknown>>;
  /** Applies the same rules to a read that is not a command. */
  read(attempt: (token: string) => Promise<CommandOutcome>): Promise<PortalAnswer<unknown>>;
}

/**
 * Sends commands by the rules of GIB-12. After a lost session nothing was done, so the command is sent once more with a
 * new token, even a write. After any other failure a read is repeated once, and a write never.
 */
export function createDispatcher(transport: GibTransport, tokens: PortalTokens): Dispatcher {
  const callIds = createCallIds();

  const repeatAsAllowed = async (
    attempt: Attempt,
    pages: readonly string[],
    writes: boolean,
  ): Promise<PortalAnswer<unknown>> => {
    let token = await tokens.current();
    let page = 0;
    let renewed = false;
    let repeated = false;
    while (token.ok) {
      const outcome = await attempt(token.value, pages[page] ?? '');
      if (outcome.kind === 'done') return { ok: true, value: outcome.data };
      if (outcome.kind === 'refused') return { ok: false, failure: outcome };

      const hasOtherPage = outcome.kind === 'noAuthority' && !writes && page + 1 < pages.length;
      if (hasOtherPage) {
        page += 1;
        continue;
      }
      if (!renewed && (await meansStaleToken(outcome, token.value))) {
        renewed = true;
        token = await tokens.renew(token.value);
        continue;
      }
      if (outcome.kind === 'noAuthority') return { ok: false, failure: outcome.refusal };
      if (outcome.kind === 'session') return { ok: false, failure: { kind: 'unreachable' } };
      if (writes) return { ok: false, failure: { kind: 'unknown' } };
      if (repeated) return { ok: false, failure: { kind: 'unreachable' } };
      repeated = true;
      token = await tokens.current();
    }
    return token;
  };

  /**
   * "No authority" and session pages may be caused by a stale token. A command that always works shows whether it is
   * stale.
   */
  const meansStaleToken = async (outcome: CommandOutcome, token: string): Promise<boolean> => {
    if (outcome.kind === 'session') return true;
    if (!mayMeanStaleToken(outcome)) return false;
    const probe = await send(commands.ownData, {}, token, commands.ownData.pages[0]);
    return probe.kind === 'session' || mayMeanStaleToken(probe);
  };

  const send = async (command: GibCommand, jp: object, token: string, page: string): Promise<CommandOutcome> =>
    readReply(
      await transport.dispatch({
        cmd: command.cmd,
        callid: callIds.next(),
        pageName: page,
        token,
        jp: await escapeJson(jp),
      }),
      command,
    );

  return {
    run: (command, jp) =>
      repeatAsAllowed((token, page) => send(command, jp, token, page), command.pages, command.writes),
    read: (attempt) => repeatAsAllowed(attempt, [''], false),
  };
}

/** Sends a command or a download with the given token and page. */
type Attempt = (token: string, page: string) => Promise<CommandOutcome>;

function mayMeanStaleToken(outcome: CommandOutcome): boolean {
  return outcome.kind === 'noAuthority' || (outcome.kind === 'unclear' && outcome.sessionPage);
}

/** Correlation ids in the portal's own style: 13 hex characters, a dash, a running number. */
function createCallIds(): { next(): string } {
  const random = crypto.getRandomValues(new Uint8Array(7));
  const prefix = [...random]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 13);
  let last = 0;
  return { next: () => `${prefix}-${(last += 1)}` };
}

/** JSON in ASCII: one client saw raw UTF-8 break in `jp`, while every portal reads the escapes (portal-protocol 1). */
export async function escapeJson(value: object): Promise<string> {
  const escape = (piece: string) =>
    piece.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return changeText(JSON.stringify(value), escape);
}

/** Converts the value of an answer. A failure is returned unchanged. */
export function mapAnswer<From, To>(answer: PortalAnswer<From>, read: (value: From) => To): PortalAnswer<To> {
  return answer.ok ? { ok: true, value: read(answer.value) } : answer;
}
