import type { Clock } from '../ports/Clock';
import type { BulletinAnswer, BulletinRates, CurrencyRates, Rates } from '../ports/Rates';
import { readBounded } from '../readBounded';

interface Options {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  /** The default is the central bank's own URL. */
  readonly baseUrl?: string;
  /** The timeout for one bulletin in milliseconds. The default is 5000. */
  readonly timeout?: number;
}

/** After a failure, the bank is not called for this long; callers fail immediately. */
const REST_MS = 30_000;
const LARGEST_BULLETIN = 512 * 1024;

/** The central bank's bulletins: an XML file for each day, or 404 for a day without one. */
export function createTcmbRates({
  fetch,
  clock,
  baseUrl = 'https://www.tcmb.gov.tr/kurlar',
  timeout = 5000,
}: Options): Rates {
  let restsUntil = 0;

  const ask = async (day: string): Promise<BulletinAnswer> => {
    const [year, month, date] = day.split('-');
    const response = await fetch(`${baseUrl}/${year}${month}/${date}${month}${year}.xml`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 404) return { kind: 'none' };
    const bytes = response.ok ? await readBounded(response, LARGEST_BULLETIN) : undefined;
    const rates = bytes && parseBulletin(new TextDecoder().decode(bytes), day);
    return rates ? { kind: 'bulletin', rates, source: 'TCMB' } : { kind: 'unreachable' };
  };

  return {
    async bulletin(day) {
      const now = clock.now().getTime();
      if (now < restsUntil) return { kind: 'unreachable' };
      const answer = await ask(day).catch((): BulletinAnswer => ({ kind: 'unreachable' }));
      if (answer.kind === 'unreachable') restsUntil = now + REST_MS;
      return answer;
    },
  };
}

const opening = /<Currency\b[^<>]*>/;
const currency = /\bCurrencyCode="([A-Z]{3})"/;
const leaf = /<(\w+)>([^<>]*)<\/\1>/g;

/**
 * Parses the central bank's XML of one day: a flat list of currencies and rates. Does not resolve entities, because the
 * XML uses none. Rates are per `Unit` there and per one unit here. Undefined unless it is the bulletin of that day.
 */
export function parseBulletin(xml: string, day: string): BulletinRates | undefined {
  const printedDay = /<Tarih_Date\b[^<>]*\bTarih="([\d.]+)"/.exec(xml)?.[1];
  if (xml.includes('<!') || printedDay !== day.split('-').reverse().join('.')) return undefined;
  const rates: Record<string, CurrencyRates> = {};
  for (const element of xml.split('</Currency>').slice(0, -1)) {
    const [tag = ''] = opening.exec(element) ?? [];
    const [, code = ''] = currency.exec(tag) ?? [];
    const leaves = new Map([...element.matchAll(leaf)].map(([, name = '', text = '']) => [name, text.trim()]));
    const zeros = /^10{0,6}$/.exec(leaves.get('Unit') ?? '')?.[0].length;
    if (zeros === undefined) return undefined;
    const read = (name: keyof CurrencyRates) => perOne(leaves.get(name) ?? '', zeros - 1);
    const [ForexBuying, ForexSelling] = [read('ForexBuying'), read('ForexSelling')];
    const [BanknoteBuying, BanknoteSelling] = [read('BanknoteBuying'), read('BanknoteSelling')];
    if (ForexBuying === undefined || ForexSelling === undefined) return undefined;
    if (BanknoteBuying === undefined || BanknoteSelling === undefined) return undefined;
    rates[code] = { BanknoteBuying, BanknoteSelling, ForexBuying, ForexSelling };
  }
  return Object.keys(rates).length > 0 ? rates : undefined;
}

/** Divides a rate exactly by a power of ten. '' for an empty text, undefined for a text that is not a rate. */
function perOne(text: string, places: number): string | undefined {
  if (text === '') return '';
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const digits = `${whole.padStart(places + 1, '0')}${part}`;
  const point = digits.length - part.length - places;
  const decimals = digits.slice(point).replace(/0+$/, '');
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  return decimals === '' ? integer : `${integer}.${decimals}`;
}
