import { ProblemError } from './ProblemError';

export const notApproved = () =>
  new ProblemError(409, 'INVOICE_NOT_APPROVED', {
    tr: 'Yalnızca onaylanmış faturalar için talep oluşturulabilir.',
    en: 'A request can only be made for an approved invoice.',
  });

export const withoutEttn = () =>
  new ProblemError(409, 'INVOICE_WITHOUT_ETTN', {
    tr: 'Bu faturaya iptal/itiraz yapılamaz',
    en: 'This invoice can be neither cancelled nor objected to',
  });

export const alreadyRaised = () =>
  new ProblemError(409, 'REQUEST_EXISTS', {
    tr: 'Bu fatura için daha önce talep oluşturulmuş.',
    en: 'A request was already made for this invoice.',
  });

export const notFound = () =>
  new ProblemError(404, 'REQUEST_NOT_FOUND', { tr: 'Talep bulunamadı.', en: 'The request was not found.' });

export const alreadyAnswered = () =>
  new ProblemError(409, 'REQUEST_ANSWERED', {
    tr: 'Bu talep daha önce yanıtlanmış.',
    en: 'This request was already answered.',
  });

/** 503 and not 409, because the outcome is not final: a repetition with the same key gets it. */
export const outcomeUnknown = () =>
  new ProblemError(
    503,
    'PORTAL_OUTCOME_UNKNOWN',
    {
      tr: 'Talebin portaldaki sonucu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.',
      en: 'What became of the request at the portal is not known yet, please try again in a moment.',
    },
    { headers: { 'Retry-After': '10' } },
  );
