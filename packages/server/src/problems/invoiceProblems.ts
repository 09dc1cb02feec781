import { ProblemError } from './ProblemError';
// Problems of saving and deleting invoices.

export const notEditable = () => new ProblemError(409, 'INVOICE_NOT_EDITABLE', 'Bu fatura düzenlenemez.');

export const notUnapproved = () =>
  new ProblemError(409, 'INVOICE_NOT_UNAPPROVED', 'Yalnızca onaylanmamış faturalar düzenlenebilir.');

export const notDeletable = () =>
  new ProblemError(409, 'INVOICE_NOT_DELETABLE', 'Yalnızca onaylanmamış faturalar silinebilir.');

export const outcomeUnknown = () =>
  new ProblemError(
    409,
    'PORTAL_OUTCOME_UNKNOWN',
    'Faturanın portaldaki durumu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.',
    { headers: { 'Retry-After': '10' } },
  );

export const wrongTotals = () => new ProblemError(422, 'WRONG_TOTALS', 'Fatura toplamları hatalı.');
