import { ProblemError } from './ProblemError';

export const notApproved = () =>
  new ProblemError(409, 'INVOICE_NOT_APPROVED', 'Yalnızca onaylanmış faturalar için talep oluşturulabilir.');

export const withoutEttn = () => new ProblemError(409, 'INVOICE_WITHOUT_ETTN', 'Bu faturaya iptal/itiraz yapılamaz');

export const alreadyRaised = () =>
  new ProblemError(409, 'REQUEST_EXISTS', 'Bu fatura için daha önce talep oluşturulmuş.');

export const notFound = () => new ProblemError(404, 'REQUEST_NOT_FOUND', 'Talep bulunamadı.');

export const alreadyAnswered = () => new ProblemError(409, 'REQUEST_ANSWERED', 'Bu talep daha önce yanıtlanmış.');

/** 503, not 409, because nothing is final: a repetition with the same key is told what became of it. */
export const outcomeUnknown = () =>
  new ProblemError(
    503,
    'PORTAL_OUTCOME_UNKNOWN',
    'Talebin portaldaki sonucu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.',
    { headers: { 'Retry-After': '10' } },
  );
