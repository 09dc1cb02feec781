import type { PortalClock } from './dates';

const KEPT = 200;

/** A message sent by the portal; the signing code is the last word of `body`. */
export interface PortalSms {
  readonly id: string;
  readonly kind: 'sms';
  readonly to: string;
  readonly body: string;
  /** ISO date and time. */
  readonly createdAt: string;
}

export interface Outbox {
  /** The last messages, newest first. */
  readonly items: readonly PortalSms[];
  send(to: string, body: string): void;
}

/** Keeps the sent messages in memory and passes each to `onSms`. */
export function createOutbox(clock: PortalClock, onSms: (sms: PortalSms) => void): Outbox {
  const items: PortalSms[] = [];

  return {
    items,
    send(to, body) {
      const sms: PortalSms = { id: crypto.randomUUID(), kind: 'sms', to, body, createdAt: clock.now().toISOString() };
      items.unshift(sms);
      items.length = Math.min(items.length, KEPT);
      onSms(sms);
    },
  };
}
