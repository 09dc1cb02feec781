import type { components } from '@kalem/openapi';

/** A fault of one field: its wire path, a permanent code, a text. */
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
 * The error of every failed call, except a cancelled one.
 * - `status`: the HTTP status, 0 without a response.
 * - `code`: a permanent code; the server's, else `HTTP_{status}`, `NETWORK`, `TIMEOUT`, `UNREADABLE`,
 *   `NO_ACCESS_TOKEN` or `SESSION_OVER`.
 * - `message`: for users. In the client's language (`setLanguage`) when the server wrote it, Turkish when the client
 *   wrote it.
 * - `language`: language tag of a message that is not in the client's language, such as a text of the portal or a bank.
 * - `faults`: by wire path; empty when the server named none.
 * - `requestId`: the id of this call in the server's log.
 * - `retryAfter`: seconds to wait before the next try.
 * - `location`: the path of the invoice that was stored although the call failed (INV-38).
 * - `address`: method and URL, 'GET https://…/api/fatura', without parameters. Look here first when there was no
 *   response, or a page instead of JSON: a wrong `baseUrl` and a server that rejects the page's origin (CORS) look
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

/** ERR-01: texts for errors without a message from the server. */
const texts = {
  sessionOver: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
  unexpected: 'Beklenmeyen bir hata oluştu',
  noConnection: 'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
};

const away = 'Sunucuya şu anda ulaşılamıyor, lütfen biraz sonra tekrar deneyiniz.';

/** USE-08: replaces a gateway's answer, which would be a page and a status line in English. */
const gatewayTexts: Readonly<Record<number, string>> = {
  413: 'Gönderilen veri çok büyük.',
  429: 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar deneyiniz.',
  500: texts.unexpected,
  502: away,
  503: away,
  504: away,
};

/**
 * The error for a response that is not 2xx. Its text is the first that ERR-01 finds: session, server, status line,
 * ours. For an answer of a gateway it is always ours.
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

/** Converts any failure of a call to an `ApiError`: no response, an unreadable response, or the `ApiError` itself. */
export function toApiError(cause: unknown, address?: string): ApiError {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof SyntaxError)
    return new ApiError({ status: 0, code: 'UNREADABLE', message: texts.unexpected, address, cause });
  return new ApiError({ status: 0, code: 'NETWORK', message: texts.noConnection, address, cause });
}

/** The error of a call that exceeded its timeout. */
export function timedOut(): ApiError {
  return new ApiError({ status: 0, code: 'TIMEOUT', message: texts.noConnection });
}

/** The error of a call whose user is signed out (SES-12). `onSessionExpired` leads to the sign-in. */
export function sessionOver(): ApiError {
  return new ApiError({ status: 401, code: 'SESSION_OVER', message: texts.sessionOver });
}

/** The error of a call when the host's `getAccessToken` failed. */
export function noAccessToken(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  return new ApiError({ status: 401, code: 'NO_ACCESS_TOKEN', message: texts.sessionOver, cause });
}

/** Drops the query parameters, which may contain names of people. */
export function addressOf({ method, url }: Request): string {
  return `${method} ${url.replace(/[?#].*$/, '')}`;
}

/** Whole seconds, the only form our server sends; a date from a proxy is ignored. */
function readSeconds(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

/** A proxy may have written the body, so each field of the Problem is checked. */
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
