import type { components } from '@kalem/openapi';
import { BankUnreachable } from '../ports/PaymentCollection';
import type { Ports } from '../ports/Ports';
import { signedHeaders } from '../webhooks/sign';
import { ANSWER_MS, type UncheckedBank } from './guardedBank';

type Schemas = components['schemas'];

interface Address {
  readonly url: string;
  /** The secrets that sign, newest first. */
  readonly secrets: readonly string[];
}

/** The longest answer (MNY-77). */
const MOST_CHARACTERS = 1_048_576;

/** The bank that a partner serves over HTTP: signed calls to its public https address, without redirects (MNY-77). */
export function partnerBank({ clock, webhooks }: Pick<Ports, 'clock' | 'webhooks'>, address: Address): UncheckedBank {
  const call = async (type: Schemas['BankCall']['type'], data: Schemas['BankCall']['data'], id = newId()) => {
    const at = clock.now();
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data } satisfies Schemas['BankCall']);
    const answer = await webhooks.post({
      url: address.url,
      headers: {
        ...(await signedHeaders(address.secrets, { id, body, at })),
        'Content-Type': 'application/json',
        'User-Agent': 'Kalem-Bank/1',
      },
      body,
      timeoutMs: ANSWER_MS,
      mostCharacters: MOST_CHARACTERS,
    });
    if (!('status' in answer)) throw new BankUnreachable(`The bank did not answer: ${answer.failure}`);
    if (answer.status !== 200) throw new BankUnreachable(`The bank answered ${answer.status}`);
    return withSafePage(parsed(answer.text));
  };
  return {
    createQr: (order) => call('createQr', order),
    // A repeated request has the same id, so that the bank can tell it from a second one.
    requestToPay: (order) => call('requestToPay', order, order.referans),
    requestState: (reference) => call('requestState', reference),
    cancelRequest: (reference) => call('cancelRequest', reference),
    listMovements: (query) => call('listMovements', query),
  };
}

const newId = (): string => crypto.randomUUID();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BankUnreachable('The answer of the bank is no JSON, or too long');
  }
}

/** Without a page that is not on https: no browser is sent there. */
function withSafePage(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('sayfa' in answer)) return answer;
  const { sayfa, ...rest } = answer;
  const isSafe = typeof sayfa === 'string' && URL.canParse(sayfa) && new URL(sayfa).protocol === 'https:';
  return isSafe ? answer : rest;
}
