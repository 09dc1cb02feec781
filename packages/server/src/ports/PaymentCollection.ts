import type { components } from '@kalem/openapi';

type Schemas = components['schemas'];

/** What the bank offers, or why it does not offer it. */
type BankAnswer<Offered> = Offered | Schemas['BankRefusal'];

/**
 * A bank that collects for companies (MNY-76): a port of the server, or an address that a partner serves over HTTP for
 * its own companies (docs/bank.md). `bankOf` checks every answer and its time. Without a bank all is unavailable, and
 * every screen works without it.
 */
export interface PaymentCollectionPort {
  /** A payment code of an invoice. Its payload is opaque. */
  createQr(order: Schemas['BankOrder']): Promise<BankAnswer<Schemas['BankQr']>>;
  /** Asks a payer for money. The same `referans` is the same request. */
  requestToPay(order: Schemas['BankPaymentOrder']): Promise<BankAnswer<Schemas['BankRequestState']>>;
  requestState(reference: Schemas['BankReference']): Promise<BankAnswer<Schemas['BankRequestState']>>;
  /** Ends a request, and returns its state: it may have been paid before. */
  cancelRequest(reference: Schemas['BankReference']): Promise<BankAnswer<Schemas['BankRequestState']>>;
  /** A page of the movements of an account, oldest first. */
  listMovements(query: Schemas['BankMovementQuery']): Promise<BankAnswer<Schemas['BankMovements']>>;
}

/** The bank did not answer in time, or not in the published format. The outcome is unknown. */
export class BankUnreachable extends Error {
  override readonly name = 'BankUnreachable';
}
