/** The only source of time. */
export interface PortalClock {
  now(): Date;
}

const DAY_MS = 86_400_000;
// Türkiye keeps +03:00 all year since 2016, so the offset needs no zone data.
const ISTANBUL_OFFSET_MS = 3 * 3_600_000;
const PORTAL_DATE = /^(\d{2})([/-])(\d{2})\2(\d{4})$/;

/** Calendar dates are `yyyy-MM-dd` inside and `dd/MM/yyyy` or `dd-MM-yyyy` outside; the zone is Europe/Istanbul. */
export const portalDate = {
  /** Reads `dd/MM/yyyy` or `dd-MM-yyyy`; `null` when it is no day of the calendar. */
  parse(text: string): string | null {
    const match = PORTAL_DATE.exec(text);
    if (!match) return null;
    const iso = `${match[4]}-${match[3]}-${match[1]}`;
    const time = Date.parse(`${iso}T00:00:00Z`);
    return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
  },

  slashed(iso: string): string {
    return iso.split('-').reverse().join('/');
  },

  dashed(iso: string): string {
    return iso.split('-').reverse().join('-');
  },

  today(now: Date): string {
    return inIstanbul(now).slice(0, 10);
  },

  /** `HH:mm:ss` */
  time(now: Date): string {
    return inIstanbul(now).slice(11, 19);
  },

  /** `yyyyMMddHHmmss+0300`, the portal's `optime`. */
  optime(now: Date): string {
    return `${inIstanbul(now).slice(0, 19).replace(/[-:T]/g, '')}+0300`;
  },

  addDays(iso: string, days: number): string {
    return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  },

  /** Days from the first date to the second. */
  daysBetween(from: string, to: string): number {
    return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
  },
};

function inIstanbul(now: Date): string {
  return new Date(now.getTime() + ISTANBUL_OFFSET_MS).toISOString();
}
