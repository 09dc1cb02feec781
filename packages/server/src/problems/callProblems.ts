import { type Fault, ProblemError } from './ProblemError';

// Any call, before and while its handler runs

export const unknownCall = () => new ProblemError(404, 'UNKNOWN_CALL', 'Böyle bir çağrı yok.');

export const badParameters = (faults: Fault[]) =>
  new ProblemError(400, 'INVALID_REQUEST', 'İstek geçersiz.', { faults });

export const malformedBody = () => new ProblemError(400, 'MALFORMED_BODY', 'İstek gövdesi okunamadı.');

export const bodyTooDeep = () =>
  new ProblemError(400, 'BODY_TOO_DEEP', 'İstek gövdesi çok derin: iç içe en çok 20 dizi veya nesne olabilir.');

export const bodyTooLarge = () => new ProblemError(413, 'BODY_TOO_LARGE', 'Gönderilen veri çok büyük.');

export const invalidFields = (faults: Fault[]) =>
  new ProblemError(422, 'VALIDATION_FAILED', 'Lütfen hatalı alanları düzeltiniz.', { faults });

export const notFound = () => new ProblemError(404, 'NOT_FOUND', 'Kayıt bulunamadı.');

export const staleVersion = (etag: string) =>
  new ProblemError(
    412,
    'STALE_VERSION',
    'Bu kayıt siz açtıktan sonra değiştirilmiş. Lütfen güncel halini açıp değişikliğinizi tekrar yapınız.',
    { headers: { ETag: etag } },
  );

export const cardOfItself = () => new ProblemError(422, 'CARD_OF_ITSELF', 'Bir kart kendisiyle birleştirilemez.');

export const keyInUse = () =>
  new ProblemError(409, 'REQUEST_IN_PROGRESS', 'Bu işlem şu anda sürüyor, lütfen bekleyiniz.', {
    headers: { 'Retry-After': '2' },
  });

export const keyOfOtherCall = () =>
  new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED', 'Bu Idempotency-Key başka bir istek için kullanılmış.');

export const tooManyCalls = (seconds: number) =>
  new ProblemError(429, 'TOO_MANY_REQUESTS', 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar deneyiniz.', {
    headers: { 'Retry-After': String(seconds) },
  });

export const busy = () =>
  new ProblemError(503, 'SERVER_BUSY', 'Sunucu şu anda çok yoğun, lütfen biraz sonra tekrar deneyiniz.', {
    headers: { 'Retry-After': '10' },
  });

/** The work may go on; a repetition with the same Idempotency-Key gets its answer. */
export const tookTooLong = () =>
  new ProblemError(
    503,
    'CALL_TOOK_TOO_LONG',
    'İşlem beklenenden uzun sürdü, lütfen biraz sonra sonucuna bakıp gerekirse tekrar deneyiniz.',
    { headers: { 'Retry-After': '10' } },
  );

export const databaseAway = () =>
  new ProblemError(
    503,
    'DATABASE_UNAVAILABLE',
    'Veritabanına şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.',
    { headers: { 'Retry-After': '5' } },
  );

export const documentsAway = () =>
  new ProblemError(
    503,
    'DOCUMENTS_UNAVAILABLE',
    'Belgelere şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.',
    { headers: { 'Retry-After': '5' } },
  );

export const storageFull = () =>
  new ProblemError(
    503,
    'STORAGE_FULL',
    'Sunucunun diski dolu olduğu için kaydedilemedi, lütfen daha sonra tekrar deneyiniz.',
    { headers: { 'Retry-After': '60' } },
  );

export const unexpected = () => new ProblemError(500, 'UNEXPECTED', 'Beklenmeyen bir hata oluştu');

// Who may do what

export const noSession = () =>
  new ProblemError(401, 'SESSION_OVER', 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.');

export const noPermission = () => new ProblemError(403, 'NO_PERMISSION', 'Bu işlem için yetkiniz bulunmamaktadır.');

export const personNeeded = () =>
  new ProblemError(403, 'PERSON_NEEDED', 'Bu işlem API anahtarı ile yapılamaz, lütfen kullanıcı olarak giriş yapınız.');

export const licenceOver = () => new ProblemError(402, 'LICENCE_OVER', 'Şirketinizin kullanım süresi dolmuştur.');
