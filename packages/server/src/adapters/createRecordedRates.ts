import type { BulletinRates, CurrencyRates, Rates } from '../ports/Rates';

/** Falls back to a recorded bulletin, marked as such, when `actual` is unreachable. For development and the page. */
export function createRecordedRates(actual?: Rates): Rates {
  return {
    async bulletin(day) {
      const answer = (await actual?.bulletin(day)) ?? { kind: 'unreachable' };
      return answer.kind === 'unreachable' ? { kind: 'bulletin', rates: recorded, source: 'KAYITLI' } : answer;
    },
  };
}

/** Invented rates in the shape of a bulletin. Never issue an invoice with them. */
const recorded: BulletinRates = {
  USD: rate('41.1034', '41.1775', '41.0746', '41.2392'),
  AUD: rate('26.8123', '26.9871', '26.689', '27.149'),
  DKK: rate('6.4211', '6.4526', '6.4166', '6.4675'),
  EUR: rate('47.9412', '48.0276', '47.9076', '48.0996'),
  GBP: rate('55.3044', '55.5928', '55.2657', '55.6762'),
  CHF: rate('51.0217', '51.3494', '50.9452', '51.4264'),
  SEK: rate('4.3371', '4.382', '4.3341', '4.3921'),
  CAD: rate('29.7416', '29.8757', '29.6316', '29.9892'),
  KWD: rate('134.0128', '135.7664', '132.0026', '137.8029'),
  NOK: rate('4.0706', '4.098', '4.0678', '4.1074'),
  SAR: rate('10.9547', '10.9744', '10.8725', '11.0567'),
  JPY: rate('0.278012', '0.279853', '0.276983', '0.280916'),
  QAR: rate('11.2135', '11.3602', '', ''),
  CNY: rate('5.7218', '5.7967', '', ''),
  RUB: rate('0.50614', '0.51276', '', ''),
  AZN: rate('24.0574', '24.3721', '', ''),
  AED: rate('11.1303', '11.276', '', ''),
  KZT: rate('0.07614', '0.07713', '', ''),
  IRR: rate('0.000971', '0.000984', '', ''),
};

function rate(
  ForexBuying: string,
  ForexSelling: string,
  BanknoteBuying: string,
  BanknoteSelling: string,
): CurrencyRates {
  return { BanknoteBuying, BanknoteSelling, ForexBuying, ForexSelling };
}
