import { isCalendarDate, isClockTime } from '../../dates/days';
import type { SheetCell } from '../../excel/sheetXml';

const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T-]{1,3}(\d{1,2}:\d{2}(?::\d{2})?))?$/;
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[ T-]{1,3}(\d{1,2}:\d{2}(?::\d{2})?))?$/;

/** Longer cells are no days. */
const LONGEST_DAY = 40;

/**
 * Reads '07/03/2026', '7.3.2026', '2026-03-07', each with a time after a blank, '-' or 'T'. Date cells of a sheet are
 * '07.03.2026'. Source: MNY-88.
 */
export function readDay(cell: SheetCell | undefined): { tarih: string; saat?: string } | undefined {
  if (typeof cell !== 'string' || cell.length > LONGEST_DAY) return undefined;
  const text = cell.trim();
  const first = dayFirst.exec(text);
  const [year = '', month = '', day = '', time] = first
    ? [first[3], first[2], first[1], first[4]]
    : (yearFirst.exec(text)?.slice(1) ?? []);
  const tarih = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDate(tarih)) return undefined;
  const saat = readTime(time);
  return saat === undefined ? { tarih } : { tarih, saat };
}

/** Reads '9:05', '09:05:07', and the time cell of a sheet, which is a part of a day. */
export function readTime(cell: SheetCell | undefined): string | undefined {
  if (typeof cell === 'number') return cell >= 0 && cell < 1 ? timeOf(Math.round(cell * DAY_SECONDS)) : undefined;
  const text = cell?.length === undefined || cell.length > LONGEST_DAY ? '' : cell.trim();
  const padded = (/^\d:/.test(text) ? `0${text}` : text) + (/^\d{1,2}:\d{2}$/.test(text) ? ':00' : '');
  return isClockTime(padded) ? padded : undefined;
}

const DAY_SECONDS = 86_400;

function timeOf(seconds: number): string {
  return new Date((seconds % DAY_SECONDS) * 1000).toISOString().slice(11, 19);
}

/** Whether a cell was meant to be a day: it begins like one, or it is a number. */
export function looksLikeDay(cell: SheetCell | undefined): boolean {
  return (
    typeof cell === 'number' || (typeof cell === 'string' && /^\s*\d{1,4}[./-]\d/.test(cell.slice(0, LONGEST_DAY)))
  );
}
