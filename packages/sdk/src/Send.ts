/** A request that can be made anew for each try; the token goes in when it is known. */
export type Outgoing = {
  request(token: string | undefined): Request;
  /** Whether sending it twice has one effect: it only reads, or the server knows it again by its Idempotency-Key. */
  repeatable: boolean;
  /** What is sent, for senders that cannot read it back from a request. */
  body: BodyInit | undefined;
  /** Hears the sent share of the body, from 0 to 1. */
  onUploadProgress: ((share: number) => void) | undefined;
};

/** Sends a call, with whatever authorisation it takes. */
export type Send = (outgoing: Outgoing) => Promise<Response>;

/** Sends one request as it is. */
export type SendRequest = (request: Request, outgoing: Outgoing) => Promise<Response>;
