import { ProblemError } from './ProblemError';

export const noRate = () =>
  new ProblemError(404, 'EXCHANGE_RATE_NOT_FOUND', {
    tr: 'Bu tarih için Merkez Bankası kuru bulunamadı, lütfen kuru kendiniz giriniz.',
    en: 'The central bank has no rate for this date, please enter it yourself.',
  });

export const ratesUnreachable = () =>
  new ProblemError(
    503,
    'EXCHANGE_RATES_UNREACHABLE',
    {
      tr: 'Merkez Bankası kurlarına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz veya kuru kendiniz giriniz.',
      en: "The central bank's rates cannot be reached right now, please try again later or enter the rate yourself.",
    },
    { headers: { 'Retry-After': '60' } },
  );
