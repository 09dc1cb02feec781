import { validators } from '@kalem/openapi/validators';
import { BankUnreachable, type PaymentCollectionPort } from '../ports/PaymentCollection';
import { unstorablePath } from '../problems/faults';

type Method = keyof PaymentCollectionPort;
type Data<Name extends Method> = Parameters<PaymentCollectionPort[Name]>[0];
type Answer<Name extends Method> = Awaited<ReturnType<PaymentCollectionPort[Name]>>;

/** A bank whose answers are not checked yet. */
export type UncheckedBank = { readonly [Name in Method]: (data: Data<Name>) => Promise<unknown> };

/** A bank has this long for an answer (MNY-77). */
export const ANSWER_MS = 10_000;

const schemas: Readonly<Record<Method, string>> = {
  createQr: 'BankQrAnswer',
  requestToPay: 'BankRequestAnswer',
  requestState: 'BankRequestAnswer',
  cancelRequest: 'BankRequestAnswer',
  listMovements: 'BankMovementsAnswer',
};

/**
 * A bank whose answers come in time, fit the published schema and are about the request that was asked about. Throws
 * `BankUnreachable` for any other answer.
 */
export function guardedBank(bank: UncheckedBank, answerMs = ANSWER_MS): PaymentCollectionPort {
  const ask = async <Name extends Method>(name: Name, data: Data<Name>): Promise<Answer<Name>> => {
    const answer = await inTime(bank[name](data), answerMs);
    if (!validators[schemas[name]]?.(answer) || unstorablePath(answer) !== undefined)
      throw new BankUnreachable(`The answer to ${name} does not fit its schema`);
    // The validator has checked it.
    const checked = answer as Answer<Name>;
    const isOfOther = 'durum' in checked && 'referans' in data && checked.referans !== data.referans;
    if (isOfOther) throw new BankUnreachable(`The answer to ${name} is about another request`);
    return checked;
  };
  return {
    createQr: (data) => ask('createQr', data),
    requestToPay: (data) => ask('requestToPay', data),
    requestState: (data) => ask('requestState', data),
    cancelRequest: (data) => ask('cancelRequest', data),
    listMovements: (data) => ask('listMovements', data),
  };
}

async function inTime(work: Promise<unknown>, answerMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BankUnreachable('The bank took too long')), answerMs);
  });
  try {
    return await Promise.race([work, over]);
  } catch (error) {
    throw error instanceof BankUnreachable ? error : new BankUnreachable('The bank failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
