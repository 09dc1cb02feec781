/** A request as the endpoints read it. */
export interface PortalRequest {
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly clientAddress: string;
  /** Came by the prefix `/legacy`: a client that still chooses its own ETTN (protocol 6.1). */
  readonly legacy: boolean;
  form(): Promise<URLSearchParams>;
  text(): Promise<string>;
}
