import type { Asker } from '../ports/Passwords';
import type { Ports } from '../ports/Ports';
import type { Reader } from '../ports/Spreadsheets';
import type { CallSlot } from './callSlots';
import type { Deadline } from './deadline';

interface Means {
  readonly deadline: Deadline;
  readonly slot: CallSlot;
}

interface Behalf {
  readonly companyId: string | undefined;
  /** The caller's network address, where the host knows it. */
  readonly address: string | undefined;
}

/**
 * The ports of one call. Files, pictures and documents are made while the caller waits, and each piece is progress. A
 * call that waits for the portal or for a thread leaves its slot to others.
 */
export function portsWithin(ports: Ports, { deadline, slot }: Means, { companyId, address }: Behalf): Ports {
  const { signal, extend } = deadline;
  const reader: Reader = { companyId: companyId ?? '', signal };
  const asker: Asker = { address, signal };
  const { accounts, passwords, images, spreadsheets, render } = ports;
  const elsewhere =
    <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
    (...given: Given): Result => {
      slot.free();
      return work(...given);
    };
  return {
    ...ports,
    accounts: { ...accounts, use: elsewhere(accounts.use), tryOut: elsewhere(accounts.tryOut) },
    passwords: {
      hash: elsewhere((password) => passwords.hash(password, asker)),
      verify: elsewhere((password, hash) => passwords.verify(password, hash, asker)),
    },
    render: elsewhere((dosya, invoice, seller) => render(dosya, invoice, seller, signal)),
    images: { renew: elsewhere((jpeg) => images.renew(jpeg, reader)) },
    spreadsheets: {
      async open(bytes) {
        slot.free();
        const { sheets, rows, close } = await spreadsheets.open(bytes, reader);
        extend();
        return {
          sheets,
          close,
          rows: (sheet, from, count) => {
            extend();
            return rows(sheet, from, count);
          },
        };
      },
    },
  };
}
