import type { Clock } from '../ports/Clock';
import type { BulletinAnswer, Rates } from '../ports/Rates';
import { readBounded } from './readBounded';
import { parseBulletin } from './parseBulletin';

interface Options {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  /** Default the central bank's own. */
  readonly baseUrl?: string;
  /** Milliseconds for one bulletin, 5000 by default. */
  readonly timeout?: number;
}

/** How long nobody asks again after no answer came: callers are told at once then. */
const REST_MS = 30_000;
const LARGEST_BULLETIN = 512 * 1024;

/** The bulletins that the central bank publishes as XML, one address a day; a day without one answers 404 there. */
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
    const text = response.ok ? await readBounded(response, LARGEST_BULLETIN) : undefined;
    const rates = text === undefined ? undefined : parseBulletin(text, day);
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
