import * as dates from '../dates';
import type { OnayDurumu } from '../state';
import { type AccountHolder, accountHolders, type Taxpayer } from './accountHolders';
import type { Random } from '../random';
import { integratorOffers, type Offer, offersByAccount } from './offers';
import { otherTaxpayers } from './otherTaxpayers';

const YEAR_DAYS = 365;
const WEEK_DAYS = 7;
const ANONYMOUS_CONSUMER: Taxpayer = {
  vknTckn: '11111111111',
  unvan: '',
  ad: 'Nihai',
  soyad: 'Tüketici',
  vergiDairesi: '',
  cadde: 'Mağaza satışı',
  ilce: 'ÜMRANİYE',
  il: 'İSTANBUL',
};

/** A planned sale: seller, recipient, items and day, before the document is made. */
export interface Sale {
  readonly seller: Taxpayer;
  readonly recipient: Taxpayer;
  readonly offer: Offer;
  readonly tarih: string;
  readonly channel: 'portal' | 'integrator';
  /** The status of the document. Default: depends on its age. */
  readonly onayDurumu?: OnayDurumu;
}

type NonEmpty<T> = readonly [T, ...T[]];

/**
 * The sales of the year before `today`: many by the first account, some by each of the others. Every account has
 * received an invoice in the last week, one from an account and one through an integrator.
 */
export function planSales(random: Random, today: string): Sale[] {
  return accountHolders.flatMap((holder, index) => {
    const offers = offersByAccount[index] ?? integratorOffers;
    const daysAgo = index === 0 ? busyYear(random) : quietYear(random);
    const sales = daysAgo.map((days) => chanceSale(random, holder, offers, dates.addDays(today, -days)));
    const oneOfEach = offers.map((offer, nth) => sale(random, holder, offer, dates.addDays(today, -(20 + 9 * nth))));
    return [
      ...sales,
      ...oneOfEach,
      ...neighbourSales(random, index, offers, today),
      ...integratorSales(random, holder, index, today),
    ];
  });
}

/**
 * About three sales a week, more in the last weeks, none on one day of each week. The weekday of today has no effect:
 * it would shift the random numbers of all later sales, so tests would pass on some weekdays only.
 */
function busyYear(random: Random): number[] {
  const days = Array.from({ length: YEAR_DAYS }, (_, index) => index + 1);
  return days.filter((day) => day <= 14 || (day % WEEK_DAYS !== 6 && random.chance(day < 90 ? 55 : 38)));
}

function quietYear(random: Random): number[] {
  return Array.from({ length: 12 }, (_, index) => (index < 8 ? random.between(1, 75) : random.between(76, YEAR_DAYS)));
}

function chanceSale(random: Random, seller: AccountHolder, offers: NonEmpty<Offer>, tarih: string): Sale {
  // The smaller of two random numbers, so that the first offers are sold most.
  const offer = offers[Math.min(random.below(offers.length), random.below(offers.length))] ?? offers[0];
  return sale(random, seller, offer, tarih);
}

function sale(random: Random, seller: AccountHolder, offer: Offer, tarih: string): Sale {
  return { seller, offer, recipient: chooseRecipient(random, seller, offer), tarih, channel: 'portal' };
}

function chooseRecipient(random: Random, seller: Taxpayer, { to }: Offer): Taxpayer {
  if (to === 'person' && random.chance(15)) return ANONYMOUS_CONSUMER;
  const circle: readonly Taxpayer[] = random.chance(40) ? accountHolders : otherTaxpayers;
  const fitting = circle.filter(
    (each) => each !== seller && (to === 'anybody' || (each.unvan !== '') === (to === 'company')),
  );
  return fitting[random.below(fitting.length)] ?? ANONYMOUS_CONSUMER;
}

/**
 * Each account has sold to the next one in the last week, so that each has a recent received invoice, and each has a
 * draft. All of them have also sold to the first.
 */
function neighbourSales(random: Random, index: number, offers: NonEmpty<Offer>, today: string): Sale[] {
  const seller = accountHolders[index];
  const next = accountHolders[(index + 1) % accountHolders.length];
  const first = accountHolders[0];
  if (!seller || !next || !first) return [];

  const to = (recipient: Taxpayer, days: number, onayDurumu: OnayDurumu): Sale => ({
    seller,
    recipient,
    onayDurumu,
    offer: offers[0],
    tarih: dates.addDays(today, -days),
    channel: 'portal',
  });
  const own = [to(next, random.between(2, WEEK_DAYS - 1), 'Onaylandı'), to(next, random.between(1, 4), 'Onaylanmadı')];
  const toFirst = [random.between(1, WEEK_DAYS), random.between(20, 120), random.between(121, YEAR_DAYS)];
  return seller === first ? own : [...own, ...toFirst.map((days) => to(first, days, 'Onaylandı'))];
}

function integratorSales(random: Random, recipient: Taxpayer, index: number, today: string): Sale[] {
  const companies = otherTaxpayers.filter(({ unvan }) => unvan !== '');
  const count = index === 0 ? 16 : 4;
  return Array.from({ length: count }, (_, nth): Sale => {
    const days = nth < 3 ? random.between(1, WEEK_DAYS - 1) : random.between(8, 120);
    const seller = companies[random.below(companies.length)] ?? recipient;
    return {
      seller,
      recipient,
      offer: random.pick(integratorOffers),
      tarih: dates.addDays(today, -days),
      channel: 'integrator',
      onayDurumu: 'Onaylandı',
    };
  });
}
