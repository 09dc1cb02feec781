import type { Command, CommandContext } from '../commands/command';
import type { Json, JsonObject } from '../json';
import { openSession, type Portal, type PortalCall } from '../portal';
import { PortalRefusal, replyData, replyRefusal } from '../replies';
import { withFaults } from '../faults';
import { accountCommands } from '../commands/accountCommands';
import { incomingCommands } from '../commands/incomingCommands';
import { invoiceCommands } from '../commands/invoiceCommands';
import { requestCommands } from '../commands/requestCommands';
import { signingCommands } from '../commands/signingCommands';

/** `POST …/dispatch`: every command, as `{ data, metadata }` or one of three failure shapes (portal-protocol 3). */
export async function dispatch(portal: Portal, call: PortalCall): Promise<Response> {
  const form = await call.form();
  const name = form.get('cmd') ?? '';
  const command = commandTable.get(name);
  const named = { name, writes: command?.writes ?? false, token: form.get('token') ?? '', signal: call.signal };

  return withFaults(portal, named, async () => {
    const session = openSession(portal, form.get('token') ?? '', call);
    if (session instanceof Response) return session;
    try {
      const page = form.get('pageName') ?? '';
      if (!command?.pages.includes(page)) throw PortalRefusal.noAuthority();
      const context = { portal, ...session, page, legacy: call.legacy, now: portal.clock.now() };
      return replyData(await carryOut(command, context, form.get('jp') ?? '{}'), portal.clock.now());
    } catch (error) {
      if (error instanceof PortalRefusal) return replyRefusal(error, named, portal.clock.now());
      throw error;
    }
  });
}

async function carryOut(command: Command, context: CommandContext, jp: string): Promise<Json> {
  const data = command.run(context, parseParameters(jp));
  if (command.writes) await context.portal.store.commit();
  return data;
}

function parseParameters(jp: string): JsonObject {
  const parsed = parseJson(jp);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw PortalRefusal.badForm();
  return parsed as JsonObject;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw PortalRefusal.badForm();
  }
}

/** Every command by name. Unknown ones, such as receipts and HSM signing, get "no authority" (portal-protocol 4). */
export const commandTable: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    ...accountCommands,
    ...invoiceCommands,
    ...signingCommands,
    ...incomingCommands,
    ...requestCommands,
  }),
);
