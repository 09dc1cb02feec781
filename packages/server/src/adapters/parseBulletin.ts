import type { BulletinRates, CurrencyRates } from '../ports/Rates';

const names = ['ForexBuying', 'ForexSelling', 'BanknoteBuying', 'BanknoteSelling'] as const;
const currency = /<Currency\b[^<>]*\bCurrencyCode="([A-Z]{3})"[^<>]*>([^]*)$/;
const leaf = /<(\w+)>([^<>]*)<\/\1>/g;

/**
 * Reads the central bank's XML of one day: a list of currencies whose rates are plain leaves. Knows nothing of entities, so that none is
 * ever resolved. Rates are per `Unit` there and per one here. undefined for anything else than the bulletin of that day.
 */
export function parseBulletin(xml: string, day: string): BulletinRates | undefined {
  if (
    xml.includes('<!') ||
    /<Tarih_Date\b[^<>]*\bTarih="([\d.]+)"/.exec(xml)?.[1] !== day.split('-').reverse().join('.')
  )
    return undefined;
  const rates: Record<string, CurrencyRates> = {};
  for (const element of xml.split('</Currency>').slice(0, -1)) {
    const [, code = '', content = ''] = currency.exec(element) ?? [];
    const leaves = new Map([...content.matchAll(leaf)].map(([, name = '', text = '']) => [name, text.trim()]));
    const zeros = /^10{0,6}$/.exec(leaves.get('Unit') ?? '')?.[0].length;
    if (zeros === undefined) return undefined;
    const [ForexBuying, ForexSelling, BanknoteBuying, BanknoteSelling] = names.map((name) =>
      perOne(leaves.get(name) ?? '', zeros - 1),
    );
    if (
      ForexBuying === undefined ||
      ForexSelling === undefined ||
      BanknoteBuying === undefined ||
      BanknoteSelling === undefined
    )
      return undefined;
    rates[code] = { BanknoteBuying, BanknoteSelling, ForexBuying, ForexSelling };
  }
  return Object.keys(rates).length > 0 ? rates : undefined;
}

/** Moves the point, which is exact; undefined for what is no rate. A currency that has no rate of a kind has an empty text. */
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
