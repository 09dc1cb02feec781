import type { Entry } from './Entry';

/** Each invoice is a voucher, or each day. */
export type FisDuzeni = 'FATURA' | 'GUN';

/** Luca takes at most so many lines in a voucher, and so many vouchers in a file. */
const MOST_LINES = 400;
const MOST_VOUCHERS = 50;

/** With more invoices a month, a voucher for each day is proposed. */
const MANY_INVOICES = 50;

/** The proposed order of vouchers for a company with so many invoices a month. */
export function proposeFisDuzeni(invoicesOfMonth: number): FisDuzeni {
  return invoicesOfMonth > MANY_INVOICES ? 'GUN' : 'FATURA';
}

/**
 * Gives entries their voucher numbers, one after the other, from `last` + 1. Entries come by date: under GUN those of a
 * day share a voucher until 400 lines would be passed. An entry is never split. Numbers only rise, because Luca merges
 * vouchers of equal number and date.
 */
export function createVoucherNumbering(fisDuzeni: FisDuzeni, last: number) {
  let number = last;
  let day = '';
  let lines = 0;
  return {
    numberOf({ tarih, satirlar }: Pick<Entry, 'tarih' | 'satirlar'>): number {
      const fits = fisDuzeni === 'GUN' && tarih === day && lines + satirlar.length <= MOST_LINES;
      if (!fits) {
        number += 1;
        lines = 0;
      }
      day = tarih;
      lines += satirlar.length;
      return number;
    },
    /** The highest number so far: the counter of the company. */
    get last() {
      return number;
    },
  };
}

/** The number of the file, from 1, for vouchers in their order: at most 50 in each, none in two. */
export function createFileNumbering(): (fisNo: number) => number {
  let vouchers = 0;
  let current: number | undefined;
  return (fisNo) => {
    if (fisNo !== current) vouchers += 1;
    current = fisNo;
    return Math.ceil(vouchers / MOST_VOUCHERS);
  };
}
