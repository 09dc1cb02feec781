import { type Invoice, type InvoiceDraft, openInvoice, toWireDraft } from '@kalem/domain';
import { ApiError, type KalemClient, newIdempotencyKey } from '@kalem/sdk';

/**
 * Saves one draft, as often as it takes, without ever making two invoices of it: a save whose answer was lost is
 * settled with the same key before anything else is sent (API-06), and an invoice that the portal refused is corrected
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

  /** The next save overwrites the server's version, whose number it reads first. */
  takeOver(): void {
    const { target } = this.#progress;
    if (target) this.#advance({ target: { id: target.id, etag: undefined } });
  }

  /** The next save changes the invoice although it waits for the code that signs it. */
  spoilSigning(): void {
    this.#isAsked = false;
  }

  /** The next save makes a new invoice. */
  startAnew(): void {
    this.#advance({});
  }

  /** The body has changed since a new invoice was sent into the dark: first learn whether it exists. */
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

  /** The version to change: the one that was read, unless the server has our own change since. */
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

/** Refusals of a caller, before the server looks at the key: they say nothing about what an earlier try has done. */
const refusalsOfCaller = new Set([401, 402, 403, 429]);

/**
 * No answer, or one that does not tell whether the invoice was stored: a server error, a refused caller, or the first
 * request still runs.
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

/** A refused invoice is stored all the same, and `Location` names it (INV-38). */
function storedId(error: unknown): string | undefined {
  const location = error instanceof ApiError ? error.location : undefined;
  return location === undefined ? undefined : /\/fatura\/([0-9a-f-]{36})/.exec(location)?.[1];
}

const decimal = /^\d+(?:\.\d+)?$/;

/** Whether two drafts say the same, however their decimals and empty fields are written; ids of lines do not count. */
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

/** Whether a part is empty, however that is written. */
function isEmpty(part: unknown): boolean {
  return part === '' || part === '0' || part === null || (Array.isArray(part) && part.length === 0);
}

function isRecord(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** How far the saving of a draft has come; it is kept with the draft, so that a reload goes on where it was. */
export interface SaveProgress {
  /** The saved invoice that the next save changes; without it the next save makes a new one. */
  readonly target?: SaveTarget | undefined;
  /** A new invoice was sent and no answer came: whether it exists is unknown. */
  readonly attempt?: { readonly key: string; readonly body: InvoiceDraft } | undefined;
}

interface SaveTarget {
  readonly id: string;
  /** The version that the draft began with; undefined has to be read first. */
  readonly etag: string | undefined;
  /** A change that was sent without an answer: the server may have this version by now. */
  readonly unanswered?: InvoiceDraft | undefined;
}
