import { type Invoice, type InvoiceDraft, openInvoice, toWireDraft } from '@kalem/domain';
import { ApiError, type KalemClient, newIdempotencyKey } from '@kalem/sdk';

/**
 * Saves one draft, as often as necessary, and never creates two invoices of it. A save without an answer is repeated
 * with the same idempotency key before anything else is sent (API-06). An invoice that the portal refused is corrected
 * in place (INV-38).
 */
export class InvoiceSaver {
  readonly #client: KalemClient;
  readonly #companyId: string;
  readonly #onProgress: (progress: SaveProgress) => void;
  #progress: SaveProgress;
  #isAsked = true;

  constructor(
    client: KalemClient,
    companyId: string,
    progress: SaveProgress,
    onProgress: (progress: SaveProgress) => void,
  ) {
    this.#client = client;
    this.#companyId = companyId;
    this.#progress = progress;
    this.#onProgress = onProgress;
  }

  get progress(): SaveProgress {
    return this.#progress;
  }

  async save(body: InvoiceDraft): Promise<Invoice> {
    const { attempt } = this.#progress;
    if (attempt && !isSameInvoice(attempt.body, body)) await this.#settle(attempt);
    const { target } = this.#progress;
    return target ? this.#update(target, body) : this.#create(body);
  }

  /** The next save overwrites the server's version. It reads the current `ETag` first. */
  takeOver(): void {
    const { target } = this.#progress;
    if (target) this.#advance({ target: { id: target.id, etag: undefined } });
  }

  /** The next save changes the invoice even if it waits for its SMS signing code. */
  spoilSigning(): void {
    this.#isAsked = false;
  }

  /** The next save creates a new invoice. */
  startAnew(): void {
    this.#advance({});
  }

  /**
   * The body has changed since a POST without an answer. Repeats that POST first, to learn whether the invoice exists.
   */
  async #settle(attempt: NonNullable<SaveProgress['attempt']>): Promise<void> {
    try {
      await this.#post(attempt);
    } catch (error) {
      if (isUnanswered(error)) throw error;
    }
  }

  async #create(body: InvoiceDraft): Promise<Invoice> {
    const attempt = this.#progress.attempt ?? { key: newIdempotencyKey(), body };
    this.#advance({ attempt });
    return this.#post(attempt);
  }

  async #post({ key, body }: NonNullable<SaveProgress['attempt']>): Promise<Invoice> {
    try {
      const params = { query: { companyId: this.#companyId }, header: { 'Idempotency-Key': key } };
      const { data, response } = await this.#client.POST('/fatura', { params, body });
      this.#advance({ target: { id: data.id, etag: etagOf(response) } });
      return data;
    } catch (error) {
      const id = storedId(error);
      if (id !== undefined) this.#advance({ target: { id, etag: undefined } });
      else if (!isUnanswered(error)) this.#advance({});
      throw error;
    }
  }

  async #update(target: SaveTarget, body: InvoiceDraft): Promise<Invoice> {
    const { id } = target;
    const etag = await this.#versionOf(target);
    const imzadaysa = this.#isAsked ? ('SOR' as const) : undefined;
    this.#isAsked = true;
    try {
      const params = { path: { id }, query: { companyId: this.#companyId, imzadaysa }, header: { 'If-Match': etag } };
      const { data, response } = await this.#client.PUT('/fatura/{id}', { params, body });
      this.#advance({ target: { id, etag: etagOf(response) } });
      return data;
    } catch (error) {
      const isStored = error instanceof ApiError && error.code === 'PORTAL_REFUSED';
      if (isUnanswered(error)) this.#advance({ target: { id, etag, unanswered: body } });
      else this.#advance({ target: { id, etag: isStored ? undefined : etag } });
      throw error;
    }
  }

  /**
   * Returns the ETag for `If-Match`: the known one. Reads it again if it is unknown, or if the server has stored our
   * own change without an answer.
   */
  async #versionOf({ id, etag, unanswered }: SaveTarget): Promise<string | undefined> {
    if (etag !== undefined && unanswered === undefined) return etag;
    const { data, response } = await this.#client.GET('/fatura/{id}', {
      params: { path: { id }, query: { companyId: this.#companyId } },
    });
    const isOurs = unanswered === undefined || isSameInvoice(openInvoice(data), unanswered);
    return isOurs ? etagOf(response) : etag;
  }

  #advance(progress: SaveProgress): void {
    this.#progress = progress;
    this.#onProgress(progress);
  }
}

function etagOf(response: Response): string | undefined {
  return response.headers.get('ETag') ?? undefined;
}

/**
 * Status codes of refused callers. The server sends them before it checks the idempotency key, so they do not tell
 * whether an earlier attempt stored the invoice.
 */
const refusalsOfCaller = new Set([401, 402, 403, 429]);

/**
 * True without an answer, or if the answer does not tell whether the invoice was stored: a server error, a refused
 * caller, or a first call that is still running.
 */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return (
    error.status === 0 ||
    error.status >= 500 ||
    refusalsOfCaller.has(error.status) ||
    error.code === 'REQUEST_IN_PROGRESS'
  );
}

/** The server stores a refused invoice too, and returns its address in `Location` (INV-38). */
function storedId(error: unknown): string | undefined {
  const location = error instanceof ApiError ? error.location : undefined;
  return location === undefined ? undefined : /\/fatura\/([0-9a-f-]{36})/.exec(location)?.[1];
}

const decimal = /^\d+(?:\.\d+)?$/;

/**
 * True if two drafts have the same contents. The notation of decimals and empty fields and the ids of lines are
 * ignored.
 */
function isSameInvoice(left: InvoiceDraft, right: InvoiceDraft): boolean {
  return canonical(toWireDraft(left)) === canonical(toWireDraft(right));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (key === 'id' || isEmpty(part)) return undefined;
    if (typeof part === 'string')
      return decimal.test(part) && part.includes('.') ? part.replace(/\.?0+$/, '') : part.trim();
    return isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  });
}

function isEmpty(part: unknown): boolean {
  return part === '' || part === '0' || part === null || (Array.isArray(part) && part.length === 0);
}

function isRecord(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** How far saving a draft has come. It is stored with the draft, so that saving continues correctly after a reload. */
export interface SaveProgress {
  /** The saved invoice that the next save changes. Undefined: the next save creates a new one. */
  readonly target?: SaveTarget | undefined;
  /** A new invoice was sent without an answer: it is unknown whether it exists. */
  readonly attempt?: { readonly key: string; readonly body: InvoiceDraft } | undefined;
}

interface SaveTarget {
  readonly id: string;
  /** The ETag of the version that the draft is based on. Undefined: it has to be read first. */
  readonly etag: string | undefined;
  /** A change that was sent without an answer: the server may have it. */
  readonly unanswered?: InvoiceDraft | undefined;
}
