import type { Session } from '../sessions';
import { type Json, type JsonObject, textOf } from '../json';
import type { Portal } from '../portal';
import type { Account } from '../state';
import { portalDate } from '../dates';
import { PortalRefusal } from '../replies';

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

/** Reads the parameters of a command, refusing as the portal does. */
export const parameters = {
  /** A missing or null field is a null pointer at the portal; an empty one is not. */
  text(jp: JsonObject, key: string): string {
    if (jp[key] === undefined || jp[key] === null) throw PortalRefusal.nullPointer();
    return textOf(jp, key);
  },

  /** `dd/MM/yyyy` or `dd-MM-yyyy`, answered as `yyyy-MM-dd`. */
  date(jp: JsonObject, key: string): string {
    const date = portalDate.parse(parameters.text(jp, key));
    if (!date) throw PortalRefusal.badForm();
    return date;
  },

  /** `baslangic` and `bitis`; both days belong to the range. */
  range(jp: JsonObject): { readonly has: (date: string) => boolean; readonly days: number } {
    const from = parameters.date(jp, 'baslangic');
    const to = parameters.date(jp, 'bitis');
    return { has: (date) => date >= from && date <= to, days: portalDate.daysBetween(from, to) + 1 };
  },
};
