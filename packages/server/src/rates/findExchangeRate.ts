import { inArray } from 'drizzle-orm';
import { addDays, istanbulNow, isWeekend } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { limitAttempts } from '../limits/attempts';
import { serverQueries } from '../db/wall';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { BulletinAnswer, BulletinRates } from '../ports/Rates';
import * as rateProblems from '../problems/rateProblems';
import { exchangeBulletins } from './tables';

interface Wanted {
  readonly userId: string;
  readonly currencyCode: string;
  /** Date of the invoice. */
  readonly date: string;
}

const DAYS_BACK = 10;
/** The first day of the central bank's archive. */
const FIRST_BULLETIN = '1996-04-16';

/**
 * The rates before an invoice's date (INV-27, fiscal-rules 9). Throws 404 when there is none, and 503 when the central
 * bank does not answer.
 */
export async function findExchangeRate(
  ports: Ports,
  { userId, currencyCode, date }: Wanted,
): Promise<components['schemas']['ExchangeRate']> {
  const today = istanbulNow(ports.clock.now()).date;
  // The central bank does not publish on weekends.
  const days = Array.from({ length: DAYS_BACK }, (_, index) => addDays(date, -1 - index)).filter(
    (day) => day >= FIRST_BULLETIN && day <= today && !isWeekend(day),
  );
  const known = await knownBulletin(serverQueries(ports.db, 'rates'), days);
  for (const day of days) {
    const answer = answerOf(known.get(day)) ?? (await ask(ports, userId, day, today));
    if (answer.kind === 'unreachable') throw rateProblems.ratesUnreachable();
    if (answer.kind !== 'bulletin') continue;
    const rates = Object.hasOwn(answer.rates, currencyCode) ? answer.rates[currencyCode] : undefined;
    if (!rates) throw rateProblems.noRate();
    return { ...rates, bultenTarihi: day, kaynak: answer.source };
  }
  throw rateProblems.noRate();
}

/** The stored bulletins by day: `null` for a day without a bulletin, absent for an unknown day. */
async function knownBulletin(tx: ServerTx, days: readonly string[]): Promise<Map<string, BulletinRates | null>> {
  const rows = await tx
    .select()
    .from(exchangeBulletins)
    .where(inArray(exchangeBulletins.day, [...days]));
  return new Map(rows.map(({ day, rates }) => [day, rates]));
}

function answerOf(rates: BulletinRates | null | undefined): BulletinAnswer | undefined {
  if (rates === undefined) return undefined;
  return rates === null ? { kind: 'none' } : { kind: 'bulletin', rates, source: 'TCMB' };
}

/** A day without a bulletin is stored only after two days, because the bulletin may be late. */
const SURELY_PAST = 2;

async function ask(ports: Ports, userId: string, day: string, today: string): Promise<BulletinAnswer> {
  await limitAttempts(ports, 'exchangeRate', userId);
  const answer = await ports.rates.bulletin(day);
  const { db, clock, log } = ports;
  if (answer.kind === 'unreachable') log('warn', 'exchange_rates_unreachable', { day });
  if (answer.kind === 'none' && addDays(day, SURELY_PAST) <= today)
    await keepBulletin(serverQueries(db, 'rates'), day, null, clock.now());
  if (answer.kind === 'bulletin' && answer.source === 'TCMB')
    await keepBulletin(serverQueries(db, 'rates'), day, answer.rates, clock.now());
  return answer;
}

async function keepBulletin(tx: ServerTx, day: string, rates: BulletinRates | null, now: Date): Promise<void> {
  await tx.insert(exchangeBulletins).values({ day, rates, fetchedAt: now }).onConflictDoNothing();
}
