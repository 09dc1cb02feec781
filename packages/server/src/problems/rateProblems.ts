import { ProblemError } from './ProblemError';

export const noRate = () =>
  new ProblemError(
    404,
    'EXCHANGE_RATE_NOT_FOUND',
    'Bu tarih için Merkez Bankası kuru bulunamadı, lütfen kuru kendiniz giriniz.',
  );

export const ratesUnreachable = () =>
  new ProblemError(
    503,
    'EXCHANGE_RATES_UNREACHABLE',
    'Merkez Bankası kurlarına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz veya kuru kendiniz giriniz.',
    { headers: { 'Retry-After': '60' } },
  );
