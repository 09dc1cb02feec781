import { type Fault, ProblemError } from './ProblemError';

/** Problems of any call, before its handler runs. */
export const requestProblems = {
  unknownCall: () => new ProblemError(404, 'UNKNOWN_CALL', 'Böyle bir çağrı yok.'),
  badParameters: (faults: Fault[]) => new ProblemError(400, 'INVALID_REQUEST', 'İstek geçersiz.', { faults }),
  malformedBody: () => new ProblemError(400, 'MALFORMED_BODY', 'İstek gövdesi okunamadı.'),
  bodyTooLarge: () => new ProblemError(413, 'BODY_TOO_LARGE', 'Gönderilen veri çok büyük.'),
  invalidFields: (faults: Fault[]) =>
    new ProblemError(422, 'VALIDATION_FAILED', 'Lütfen hatalı alanları düzeltiniz.', { faults }),
  notFound: () => new ProblemError(404, 'NOT_FOUND', 'Kayıt bulunamadı.'),
  staleVersion: (etag: string) =>
    new ProblemError(
      412,
      'STALE_VERSION',
      'Bu kayıt siz açtıktan sonra değiştirilmiş. Lütfen güncel halini açıp değişikliğinizi tekrar yapınız.',
      { headers: { ETag: etag } },
    ),
  keyInUse: () =>
    new ProblemError(409, 'REQUEST_IN_PROGRESS', 'Bu işlem şu anda sürüyor, lütfen bekleyiniz.', {
      headers: { 'Retry-After': '2' },
    }),
  keyOfOtherRequest: () =>
    new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED', 'Bu Idempotency-Key başka bir istek için kullanılmış.'),
  tooManyRequests: (seconds: number) =>
    new ProblemError(429, 'TOO_MANY_REQUESTS', 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar deneyiniz.', {
      headers: { 'Retry-After': String(seconds) },
    }),
  unexpected: () => new ProblemError(500, 'UNEXPECTED', 'Beklenmeyen bir hata oluştu'),
};
