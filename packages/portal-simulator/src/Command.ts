import type { Session } from './sessions';
import type { Json, JsonObject } from './json';
import type { Portal } from './portal';
import type { Account } from './state';

/** Who calls, from where, when. */
export interface CommandContext {
  readonly portal: Portal;
  readonly session: Session;
  readonly account: Account;
  readonly page: string;
  readonly legacy: boolean;
  readonly now: Date;
}

/** One dispatch command. */
export interface Command {
  /** The screens that may call it; `''` when it may come without one. */
  readonly pages: readonly string[];
  /** A write command answers a sentence as `data`, a read command in `messages`; what a write changes is saved before it answers. */
  readonly writes: boolean;
  /** Returns `data`; throws a `PortalRefusal`, then without having changed anything. */
  run(context: CommandContext, jp: JsonObject): Json;
}

export type CommandTable = Readonly<Record<string, Command>>;
