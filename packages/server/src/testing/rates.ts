import { once } from 'node:events';
import { createServer } from 'node:http';

export interface CentralBank {
  readonly url: string;
  /** The XML by day. Other days answer 404 with a page. */
  readonly bulletins: Map<string, string>;
  /** The requested paths. */
  readonly asked: string[];
  /** A failure to simulate instead of answering with bulletins. */
  trouble: 'none' | 'silent' | 'maintenance' | 'redirect' | 'endless';
  close(): Promise<void>;
}

/** A local server with the central bank's bulletins. */
export async function startCentralBank(): Promise<CentralBank> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    bank.asked.push(path);
    if (bank.trouble === 'silent') return;
    if (bank.trouble === 'maintenance')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Bakım</title>');
    if (bank.trouble === 'redirect') return void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    if (bank.trouble === 'endless') return void response.end('x'.repeat(600 * 1024));
    const [, date, month, year] = /\/(\d\d)(\d\d)(\d{4})\.xml$/.exec(path) ?? [];
    const xml = bank.bulletins.get(`${year}-${month}-${date}`);
    response
      .writeHead(xml === undefined ? 404 : 200, { 'Content-Type': xml === undefined ? 'text/html' : 'text/xml' })
      .end(xml ?? '<!doctype html><title>404</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const bank: CentralBank = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/kurlar`,
    bulletins: new Map(),
    asked: [],
    trouble: 'none',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bank;
}

export interface BulletinLine {
  readonly code: string;
  readonly unit: string;
  readonly forexBuying: string;
  readonly forexSelling: string;
  readonly banknoteBuying: string;
  readonly banknoteSelling: string;
}

/** A bulletin in the central bank's format. */
export function bulletinXml(day: string, lines: readonly BulletinLine[]): string {
  const [year, month, date] = day.split('-');
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="${date}.${month}.${year}" Date="${month}/${date}/${year}"  Bulten_No="2026/168" >
${lines.map(lineXml).join('')}</Tarih_Date>
`;
}

function lineXml(
  { code, unit, forexBuying, forexSelling, banknoteBuying, banknoteSelling }: BulletinLine,
  index: number,
): string {
  const leaf = (name: string, text: string) => `\t\t<${name}>${text}</${name}>\n`;
  const rates = [
    leaf('Unit', unit),
    leaf('Isim', 'ABD DOLARI'),
    leaf('CurrencyName', 'US DOLLAR'),
    leaf('ForexBuying', forexBuying),
    leaf('ForexSelling', forexSelling),
  ];
  const notes = [
    leaf('BanknoteBuying', banknoteBuying),
    leaf('BanknoteSelling', banknoteSelling),
    '\t\t<CrossRateUSD/>\n',
    '\t\t<CrossRateOther/>\n',
  ];
  return `\t<Currency CrossOrder="${index}" Kod="${code}" CurrencyCode="${code}">\n${[...rates, ...notes].join('')}\t</Currency>\n`;
}
