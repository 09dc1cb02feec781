/** The only source of time. */
export interface PortalClock {
  now(): Date;
}

// Internal dates are `yyyy-MM-dd`; on the wire they are `dd/MM/yyyy` or `dd-MM-yyyy`. The zone is Europe/Istanbul.
const DAY_MS = 86_400_000;
// Türkiye has kept +03:00 all year since 2016, so the offset needs no zone data.
const ISTANBUL_OFFSET_MS = 3 * 3_600_000;
const PORTAL_DATE = /^(\d{2})([/-])(\d{2})\2(\d{4})$/;

/** Parses `dd/MM/yyyy` or `dd-MM-yyyy`; `null` for an impossible day. */
export function parse(text: string): string | null {
  const match = PORTAL_DATE.exec(text);
  if (!match) return null;
  const iso = `${match[4]}-${match[3]}-${match[1]}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

export function slashed(iso: string): string {
  return iso.split('-').reverse().join('/');
}

export function dashed(iso: string): string {
  return iso.split('-').reverse().join('-');
}

export function today(now: Date): string {
  return inIstanbul(now).slice(0, 10);
}

/** `yyyyMMddHHmmss+0300`, the portal's `optime`. */
export function optime(now: Date): string {
  return `${inIstanbul(now).slice(0, 19).replace(/[-:T]/g, '')}+0300`;
}

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from the first date to the second. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

function inIstanbul(now: Date): string {
  return new Date(now.getTime() + ISTANBUL_OFFSET_MS).toISOString();
}
