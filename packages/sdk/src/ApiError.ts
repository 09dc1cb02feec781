import type { components } from '@kalem/openapi';

/** What is wrong with one field: its wire path, a permanent code, a Turkish text. */
export type Fault = components['schemas']['Fault'];

/**
 * Every failed call that was not cancelled.
 * `status` is the HTTP status, 0 when no answer came; `code` is permanent (the server's, else `HTTP_{status}`, `NETWORK`, `TIMEOUT`,
 * `UNREADABLE` or `SESSION_OVER`); `message` is Turkish and meant for people; `faults` are by wire path, empty when none were named;
 * `requestId` is what the server's log calls this request; `retryAfter` says how many seconds to wait before the next try; `location` is the path of what was stored in spite of the refusal (INV-38).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly faults: readonly Fault[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly location: string | undefined;

  constructor(details: {
    status: number;
    code: string;
    message: string;
    faults?: readonly Fault[];
    requestId?: string | undefined;
    retryAfter?: number | undefined;
    location?: string | undefined;
    cause?: unknown;
  }) {
    super(details.message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.faults = details.faults ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.location = details.location;
  }
}
