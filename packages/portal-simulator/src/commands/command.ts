import type { Session } from '../sessions';
import { type Json, type JsonObject, textOf } from '../json';
import type { Portal } from '../portal';
import type { Account } from '../state';
import * as dates from '../dates';
import { PortalRefusal } from '../replies';

export interface CommandContext {
  readonly portal: Portal;
  readonly session: Session;
  /** The account of the session. */
  readonly account: Account;
  /** The screen that makes the call. */
  readonly page: string;
  readonly legacy: boolean;
  readonly now: Date;
}

/** One dispatch command. */
export interface Command {
  /** The screens that may call it; `''` if it needs no screen. */
  readonly pages: readonly string[];
  /**
   * A write reports a refusal as a sentence in `data`, a read as a string in `messages`. A write is stored before its
   * reply.
   */
  readonly writes: boolean;
  /** Returns `data`. A `PortalRefusal` must be thrown before any change. */
  run(context: CommandContext, jp: JsonObject): Json;
}

export type CommandTable = Readonly<Record<string, Command>>;

/** A missing or null parameter is a null pointer at the portal; an empty one is not. */
export function textParameter(jp: JsonObject, key: string): string {
  if (jp[key] === undefined || jp[key] === null) throw PortalRefusal.nullPointer();
  return textOf(jp, key);
}

/** A parameter of the form `dd/MM/yyyy` or `dd-MM-yyyy`, as `yyyy-MM-dd`. */
export function dateParameter(jp: JsonObject, key: string): string {
  const date = dates.parse(textParameter(jp, key));
  if (!date) throw PortalRefusal.badForm();
  return date;
}

/** The parameters `baslangic` and `bitis`; both days are included. */
export function rangeParameters(jp: JsonObject): { readonly has: (date: string) => boolean; readonly days: number } {
  const from = dateParameter(jp, 'baslangic');
  const to = dateParameter(jp, 'bitis');
  return { has: (date) => date >= from && date <= to, days: dates.daysBetween(from, to) + 1 };
}
