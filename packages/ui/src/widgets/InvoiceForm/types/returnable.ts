/** An approved invoice that an IADE can return. */
export interface Returnable {
  /**
   * Id of the company's own invoice. Undefined for an invoice that the recipient issued: the server does not have its
   * lines.
   */
  ownId: string | undefined;
  belgeNumarasi: string;
  /** YYYY-MM-DD. */
  faturaTarih: string;
  /** Name of the other party. */
  name: string;
  /** Null if the server does not know it. */
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
  /** VKN or TCKN of the other party. */
  vknTckn: string;
}
