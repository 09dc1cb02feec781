import { ProblemError } from './ProblemError';

/** Problems of saving and deleting invoices. */
export const invoiceProblems = {
  notEditable: () => new ProblemError(409, 'INVOICE_NOT_EDITABLE', 'Bu fatura düzenlenemez.'),
  notUnapproved: () =>
    new ProblemError(409, 'INVOICE_NOT_UNAPPROVED', 'Yalnızca onaylanmamış faturalar düzenlenebilir.'),
  notDeletable: () => new ProblemError(409, 'INVOICE_NOT_DELETABLE', 'Yalnızca onaylanmamış faturalar silinebilir.'),
  outcomeUnknown: () =>
    new ProblemError(
      409,
      'PORTAL_OUTCOME_UNKNOWN',
      'Faturanın portaldaki durumu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.',
      { headers: { 'Retry-After': '10' } },
    ),
  wrongTotals: () => new ProblemError(422, 'WRONG_TOTALS', 'Fatura toplamları hatalı.'),
};
