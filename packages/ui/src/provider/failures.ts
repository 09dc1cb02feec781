import { ApiError } from '@kalem/sdk';
import type { WidgetName } from './events';
import { defineMessages, textOf, type Texts } from './texts';

/**
 * A failure as `onError` gets it. `kind` is a permanent name of the action that failed. `error` is usually an
 * `ApiError`.
 */
export interface Failure {
  kind: string;
  error: unknown;
  /** The widget that failed; undefined outside a widget. */
  widget?: WidgetName;
  /** True when no toast is shown: the widget shows the failure itself, or ERR-06 forbids it. */
  silent?: boolean;
}

/**
 * Texts for errors of the client itself, by permanent code (ERR-01). The server's texts already come in the provider's
 * language.
 */
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
    HTTP_500: 'Beklenmeyen bir hata oluştu',
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
    HTTP_500: 'Something unexpected went wrong',
    HTTP_502: 'The server cannot be reached right now, please try again in a moment.',
    HTTP_503: 'The server cannot be reached right now, please try again in a moment.',
    HTTP_504: 'The server cannot be reached right now, please try again in a moment.',
  },
});

/** The user's text for a failure (ERR-01, ERR-02). Undefined for a cancelled call. */
export function explain(error: unknown, { locale, messages }: Texts): string | undefined {
  if (error instanceof Error && error.name === 'AbortError') return undefined;
  const text = (code: keyof (typeof texts)['texts']['tr']) => textOf(texts, code, { locale, messages });
  if (!(error instanceof ApiError)) return text('UNEXPECTED');
  const code = isClientCode(error.code) ? error.code : undefined;
  if (code) return text(code);
  return error.message || text('UNEXPECTED');
}

/** The language of the text when it is not the provider's: messages of the portal or of a bank. */
export function languageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.language : undefined;
}

function isClientCode(code: string): code is keyof (typeof texts)['texts']['tr'] {
  return code in texts.texts.tr;
}

/**
 * True when the client's callbacks already redirect the user, so no toast is needed: to sign-in after the session ended
 * (SES-12), to payment after a 402 (SES-19).
 */
export function isLedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 402 || error.code === 'SESSION_OVER');
}

/** True when the user lacks the permission. The widget may still offer the action from outdated permissions. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NO_PERMISSION';
}

/**
 * True when the call failed in transit: no answer came, or the server or a gateway is down or busy. The input is still
 * valid, and a retry may succeed.
 */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}

/**
 * True when a failed call may still have taken effect or may still be running: no answer came, the server or the portal
 * failed, or the first call with the key has not ended. The retry must use the same Idempotency-Key.
 */
export function isOutcomeOpen(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status >= 500 || error.code === 'REQUEST_IN_PROGRESS';
}
