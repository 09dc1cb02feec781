import type { Command } from '../Command';
import { accountCommands } from './accountCommands';
import { incomingCommands } from './incomingCommands';
import { invoiceCommands } from './invoiceCommands';
import { requestCommands } from './requestCommands';
import { signingCommands } from './signingCommands';

/** Every dispatch command by name; what is not in it, answers "no authority" (protocol 4). Receipts and HSM signing are not. */
export const commandTable: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    ...accountCommands,
    ...invoiceCommands,
    ...signingCommands,
    ...incomingCommands,
    ...requestCommands,
  }),
);
