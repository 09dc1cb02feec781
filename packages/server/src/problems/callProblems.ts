import { type Fault, ProblemError } from './ProblemError';

// For any call, before and during its handler.

export const unknownCall = () =>
  new ProblemError(404, 'UNKNOWN_CALL', { tr: 'Böyle bir çağrı yok.', en: 'There is no such call.' });

export const badParameters = (faults: Fault[]) =>
  new ProblemError(400, 'INVALID_REQUEST', { tr: 'İstek geçersiz.', en: 'The request is invalid.' }, { faults });

export const malformedBody = () =>
  new ProblemError(400, 'MALFORMED_BODY', {
    tr: 'İstek gövdesi okunamadı.',
    en: 'The body of the request could not be read.',
  });

export const bodyTooDeep = () =>
  new ProblemError(400, 'BODY_TOO_DEEP', {
    tr: 'İstek gövdesi çok derin: iç içe en çok 20 dizi veya nesne olabilir.',
    en: 'The body of the request is too deep: at most 20 lists or objects may lie inside each other.',
  });

export const bodyTooLarge = () =>
  new ProblemError(413, 'BODY_TOO_LARGE', { tr: 'Gönderilen veri çok büyük.', en: 'Too much data was sent.' });

export const invalidFields = (faults: Fault[]) =>
  new ProblemError(
    422,
    'VALIDATION_FAILED',
    { tr: 'Lütfen hatalı alanları düzeltiniz.', en: 'Please correct the fields that are marked.' },
    { faults },
  );

export const notFound = () =>
  new ProblemError(404, 'NOT_FOUND', { tr: 'Kayıt bulunamadı.', en: 'The record was not found.' });

export const staleVersion = (etag: string) =>
  new ProblemError(
    412,
    'STALE_VERSION',
    {
      tr: 'Bu kayıt siz açtıktan sonra değiştirilmiş. Lütfen güncel halini açıp değişikliğinizi tekrar yapınız.',
      en: 'This record was changed after you opened it. Please open it again and repeat your change.',
    },
    { headers: { ETag: etag } },
  );

export const cardOfItself = () =>
  new ProblemError(422, 'CARD_OF_ITSELF', {
    tr: 'Bir kart kendisiyle birleştirilemez.',
    en: 'A card cannot be merged with itself.',
  });

export const keyInUse = () =>
  new ProblemError(
    409,
    'REQUEST_IN_PROGRESS',
    { tr: 'Bu işlem şu anda sürüyor, lütfen bekleyiniz.', en: 'This is already under way, please wait.' },
    {
      headers: { 'Retry-After': '2' },
    },
  );

export const keyOfOtherCall = () =>
  new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED', {
    tr: 'Bu Idempotency-Key başka bir istek için kullanılmış.',
    en: 'This Idempotency-Key was used for another request.',
  });

export const tooManyCalls = (seconds: number) =>
  new ProblemError(
    429,
    'TOO_MANY_REQUESTS',
    {
      tr: 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar deneyiniz.',
      en: 'Too many calls were sent, please try again in a moment.',
    },
    {
      headers: { 'Retry-After': String(seconds) },
    },
  );

export const busy = (seconds = 10) =>
  new ProblemError(
    503,
    'SERVER_BUSY',
    {
      tr: 'Sunucu şu anda çok yoğun, lütfen biraz sonra tekrar deneyiniz.',
      en: 'The server is very busy right now, please try again in a moment.',
    },
    {
      headers: { 'Retry-After': String(seconds) },
    },
  );

/** The work may still finish. A repetition with the same Idempotency-Key gets its answer. */
export const tookTooLong = () =>
  new ProblemError(
    503,
    'CALL_TOOK_TOO_LONG',
    {
      tr: 'İşlem beklenenden uzun sürdü, lütfen biraz sonra sonucuna bakıp gerekirse tekrar deneyiniz.',
      en: 'This took longer than expected. Please look at the result in a moment, and try again if you need to.',
    },
    { headers: { 'Retry-After': '10' } },
  );

export const databaseAway = () =>
  new ProblemError(
    503,
    'DATABASE_UNAVAILABLE',
    {
      tr: 'Veritabanına şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.',
      en: 'The database cannot be reached right now, please try again in a moment.',
    },
    { headers: { 'Retry-After': '5' } },
  );

export const documentsAway = () =>
  new ProblemError(
    503,
    'DOCUMENTS_UNAVAILABLE',
    {
      tr: 'Belgelere şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.',
      en: 'The documents cannot be reached right now, please try again in a moment.',
    },
    { headers: { 'Retry-After': '5' } },
  );

export const storageFull = () =>
  new ProblemError(
    503,
    'STORAGE_FULL',
    {
      tr: 'Sunucunun diski dolu olduğu için kaydedilemedi, lütfen daha sonra tekrar deneyiniz.',
      en: 'It was not saved, because the disk of the server is full. Please try again later.',
    },
    { headers: { 'Retry-After': '60' } },
  );

export const unexpected = () =>
  new ProblemError(500, 'UNEXPECTED', { tr: 'Beklenmeyen bir hata oluştu', en: 'Something unexpected went wrong' });

// Access.

export const noSession = () =>
  new ProblemError(401, 'SESSION_OVER', {
    tr: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
    en: 'Your session is over, please sign in again.',
  });

export const noPermission = () =>
  new ProblemError(403, 'NO_PERMISSION', {
    tr: 'Bu işlem için yetkiniz bulunmamaktadır.',
    en: 'You have no permission to do this.',
  });

export const personNeeded = () =>
  new ProblemError(403, 'PERSON_NEEDED', {
    tr: 'Bu işlem API anahtarı ile yapılamaz, lütfen kullanıcı olarak giriş yapınız.',
    en: 'An API key cannot do this, please sign in as a user.',
  });

export const licenceOver = () =>
  new ProblemError(402, 'LICENCE_OVER', {
    tr: 'Şirketinizin kullanım süresi dolmuştur.',
    en: 'The trial or licence of your company is over.',
  });
