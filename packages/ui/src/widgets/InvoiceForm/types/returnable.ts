import type { components } from '@kalem/sdk';

/** An approved invoice that an IADE can give back. */
export interface Returnable {
  /** Id of an invoice of the company; undefined for one that the recipient issued, whose lines the server lacks. */
  ownId: string | undefined;
  belgeNumarasi: string;
  /** YYYY-MM-DD. */
  faturaTarih: string;
  /** Name of the other side. */
  name: string;
  /** Null where the server does not know it. */
  odenecek: string | null;
  paraBirim: string | null;
}

/** One page of the invoices of a number that can be returned, and its search. */
export interface ReturnableList {
  /** Undefined while they are loading. */
  invoices: readonly Returnable[] | undefined;
  search: string;
  setSearch: (search: string) => void;
  page: number;
  hasNext: boolean;
  turnTo: (page: number) => void;
  error: unknown;
  retry: () => void;
}

export interface ReturnableOptions {
  companyId: string;
  /** VKN or TCKN of the other side. */
  vknTckn: string;
}

/** Whether the other side accepted to cancel an invoice: nothing of it can be returned. */
export function isCancelled(talepAkisi: components['schemas']['TalepAkisi']): boolean {
  return talepAkisi.some(({ tip, durum }) => tip === 'IPTAL' && durum === 'KABUL');
}
