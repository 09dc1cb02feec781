import type { components } from '@kalem/openapi';

/** What is wrong with one field: its wire path, a permanent code, a text. */
export type Fault = components['schemas']['Fault'];

type Details = {
  status: number;
  code: string;
  message: string;
  language?: string | undefined;
  faults?: readonly Fault[];
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  location?: string | undefined;
  address?: string | undefined;
  cause?: unknown;
};

/**
 * Every failed call that was not cancelled.
 * - `status`: the HTTP status, 0 when no answer came.
 * - `code`: permanent; the server's, else `HTTP_{status}`, `NETWORK`, `TIMEOUT`, `UNREADABLE`, `NO_ACCESS_TOKEN` or
 *   `SESSION_OVER`.
 * - `message`: for people, in the client's language where the server says it (`setLanguage`), Turkish where the client
 *   does.
 * - `language`: tag of a message that is in another language than the client's: the words of the portal or of a bank.
 * - `faults`: by wire path; empty when the server named none.
 * - `requestId`: what the server's log calls this call.
 * - `retryAfter`: seconds to wait before the next try.
 * - `location`: the path of what was stored in spite of the refusal (INV-38).
 * - `address`: what was called, 'GET https://…/api/fatura', without its parameters. Look here first when no answer
 *   came, or a page instead of one: a wrong `baseUrl` and a server that does not allow the page's origin (CORS) look
 *   like a lost connection.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly language: string | undefined;
  readonly faults: readonly Fault[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly location: string | undefined;
  readonly address: string | undefined;

  constructor(details: Details) {
    super(details.message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.language = details.language;
    this.faults = details.faults ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.location = details.location;
    this.address = details.address;
  }
}

/** ERR-01: the texts that no server sends. */
const texts = {
  sessionOver: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
  unexpected: 'Beklenmeyen bir hata oluştu',
  noConnection: 'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
};

const away = 'Sunucuya şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.';

/** USE-08: what a gateway says in the server's place is a page and a status line in English. */
const gatewayTexts: Readonly<Record<number, string>> = {
  413: 'Gönderilen veri çok büyük.',
  429: 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar deneyiniz.',
  500: texts.unexpected,
  502: away,
  503: away,
  504: away,
};

/**
 * The error for an answer that is not 2xx; its text is the first that ERR-01 finds: session, the server's, the status
 * line's, ours. An answer of a gateway in the server's place gets our text at once.
 */
export async function refusal(response: Response, request: Request): Promise<ApiError> {
  const { status, statusText, headers } = response;
  const { code, message, language, faults } = readProblem(await response.text());
  const gatewayText = code === undefined ? gatewayTexts[status] : undefined;
  return new ApiError({
    status,
    code: code ?? `HTTP_${status}`,
    message: status === 401 ? texts.sessionOver : gatewayText || message || statusText || texts.unexpected,
    language,
    faults,
    requestId: headers.get('X-Request-Id') ?? undefined,
    retryAfter: readSeconds(headers.get('Retry-After')),
    location: headers.get('Location') ?? undefined,
    address: addressOf(request),
  });
}

/**
 * The `ApiError` that a failed call rejects with: the one that was thrown, or that no answer came or it could not be
 * read.
 */
export function toApiError(cause: unknown, address?: string): ApiError {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof SyntaxError)
    return new ApiError({ status: 0, code: 'UNREADABLE', message: texts.unexpected, address, cause });
  return new ApiError({ status: 0, code: 'NETWORK', message: texts.noConnection, address, cause });
}

/** The error of a call that took longer than its time limit. */
export function timedOut(): ApiError {
  return new ApiError({ status: 0, code: 'TIMEOUT', message: texts.noConnection });
}

/** What a call fails with when its user is signed out (SES-12); `onSessionExpired` leads to the sign-in. */
export function sessionOver(): ApiError {
  return new ApiError({ status: 401, code: 'SESSION_OVER', message: texts.sessionOver });
}

/** What a call fails with when the host could not say who is signed in. */
export function noAccessToken(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  return new ApiError({ status: 401, code: 'NO_ACCESS_TOKEN', message: texts.sessionOver, cause });
}

/** Without its parameters, which may name people. */
export function addressOf({ method, url }: Request): string {
  return `${method} ${url.replace(/[?#].*$/, '')}`;
}

/** Whole seconds, the only form our server sends; a date from a proxy is ignored. */
function readSeconds(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

/** A proxy in between may answer anything, so nothing about a Problem is taken for granted. */
function readProblem(body: string) {
  const { code, message, language, faults } = fieldsOf(parsed(body));
  return {
    code: typeof code === 'string' ? code : undefined,
    message: typeof message === 'string' ? message : '',
    language: typeof language === 'string' ? language : undefined,
    faults: Array.isArray(faults) ? faults.filter(isFault) : [],
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isFault(value: unknown): value is Fault {
  const { path, code, message } = fieldsOf(value);
  return typeof path === 'string' && typeof code === 'string' && typeof message === 'string';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
