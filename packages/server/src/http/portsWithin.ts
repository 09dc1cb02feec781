import type { Asker } from '../ports/Passwords';
import type { Ports } from '../ports/Ports';
import type { Reader, Spreadsheet } from '../ports/Spreadsheets';
import type { Deadline } from './deadline';

interface Behalf {
  readonly companyId: string | undefined;
  /** The caller's network address, where the host knows it. */
  readonly address: string | undefined;
}

/**
 * The ports for one call. Work in threads is aborted when the call ends. Every piece of a file that is read extends the
 * deadline.
 */
export function portsWithin(ports: Ports, { signal, extend }: Deadline, { companyId, address }: Behalf): Ports {
  const reader: Reader = { companyId: companyId ?? '', signal };
  const asker: Asker = { address, signal };
  const { passwords, images, spreadsheets, render, renderStatement } = ports;
  return {
    ...ports,
    passwords: {
      hash: (password) => passwords.hash(password, asker),
      verify: (password, hash) => passwords.verify(password, hash, asker),
    },
    render: (dosya, invoice, seller) => render(dosya, invoice, seller, signal),
    renderStatement: (format, statement, company) => renderStatement(format, statement, company, signal),
    images: { renew: (jpeg) => images.renew(jpeg, reader) },
    spreadsheets: {
      async open(bytes) {
        const opened = await spreadsheets.open(bytes, reader);
        extend();
        return { ...opened, ...extending(opened, extend) };
      },
      async openStatement(bytes) {
        const opened = await spreadsheets.openStatement(bytes, reader);
        extend();
        return { ...opened, ...extending(opened, extend) };
      },
    },
  };
}

/** Each read of rows extends the deadline. */
function extending({ rows }: Spreadsheet, extend: () => void): Pick<Spreadsheet, 'rows'> {
  return {
    rows: (sheet, from, count) => {
      extend();
      return rows(sheet, from, count);
    },
  };
}
