import { ApiError } from '@kalem/sdk';
import type { WidgetName } from './events';
import { defineMessages, textOf, type Texts } from './texts';

/**
 * Something that failed, as `onError` hears it: `kind` is permanent and names what was tried, `error` is usually an
 * `ApiError`.
 */
export interface Failure {
  kind: string;
  error: unknown;
  /** Where it failed; undefined outside of a widget. */
  widget?: WidgetName;
  /** Nothing is shown, because the widget shows it itself or the requirements say so (ERR-06). */
  silent?: boolean;
}

/** What the client itself says, by its permanent code (ERR-01). The server's texts come in the provider's language. */
const texts = defineMessages('problem', {
  tr: {
    NETWORK: 'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
    TIMEOUT: 'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
    UNREADABLE: 'Beklenmeyen bir hata oluştu',
    SESSION_OVER: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
    NO_ACCESS_TOKEN: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
    UNEXPECTED: 'Beklenmeyen bir hata oluştu',
    HTTP_413: 'Gönderilen veri çok büyük.',
    HTTP_429: 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar deneyiniz.',
    HTTP_502: 'Sunucuya şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.',
    HTTP_503: 'Sunucuya şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.',
    HTTP_504: 'Sunucuya şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.',
  },
  en: {
    NETWORK: 'No connection. Please check your internet connection.',
    TIMEOUT: 'No connection. Please check your internet connection.',
    UNREADABLE: 'Something unexpected went wrong',
    SESSION_OVER: 'Your session is over, please sign in again.',
    NO_ACCESS_TOKEN: 'Your session is over, please sign in again.',
    UNEXPECTED: 'Something unexpected went wrong',
    HTTP_413: 'Too much data was sent.',
    HTTP_429: 'Too many calls were sent, please try again in a moment.',
    HTTP_502: 'The server cannot be reached right now, please try again in a moment.',
    HTTP_503: 'The server cannot be reached right now, please try again in a moment.',
    HTTP_504: 'The server cannot be reached right now, please try again in a moment.',
  },
});

/**
 * What the user is told about a failure (ERR-01, ERR-02); nothing for a call that was cancelled.
 */
export function explain(error: unknown, { locale, messages }: Texts): string | undefined {
  if (error instanceof Error && error.name === 'AbortError') return undefined;
  const text = (code: keyof (typeof texts)['texts']['tr']) => textOf(texts, code, { locale, messages });
  if (!(error instanceof ApiError)) return text('UNEXPECTED');
  const code = isClientCode(error.code) ? error.code : undefined;
  if (code) return text(code);
  return error.message || text('UNEXPECTED');
}

/** The language of what a failure says, where it is not the provider's: the words of the portal or of a bank. */
export function languageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.language : undefined;
}

function isClientCode(code: string): code is keyof (typeof texts)['texts']['tr'] {
  return code in texts.texts.tr;
}

/**
 * The client's callbacks lead the user on: after the end of the session to the sign-in (SES-12), after a 402 to the
 * payment (SES-19). No toast.
 */
export function isLedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 402 || error.code === 'SESSION_OVER');
}

/** Whether the caller may not do this, or no longer: it was offered by the permissions they had before. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NO_PERMISSION';
}

/**
 * Whether the call failed on its way, and not because of what was sent: no answer came, or the server, or a gateway in
 * its place, is away or busy. What was typed is as right as before, and sending it again may work.
 */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}

/**
 * Whether a failed call may still have taken effect, or still run: nothing came back, the server or the portal broke
 * down, or the first call with the key has not ended. The repetition must carry the same Idempotency-Key.
 */
export function isOutcomeOpen(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status >= 500 || error.code === 'REQUEST_IN_PROGRESS';
}
