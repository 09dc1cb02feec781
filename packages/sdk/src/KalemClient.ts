import type { paths } from '@kalem/openapi';
import type { Client, ClientPathsWithMethod, FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { Session } from './Session';

type Method = 'get' | 'put' | 'post' | 'delete';
type Operation = Record<string | number, unknown>;
type DataOf<Op extends Operation, Init> = Exclude<FetchResponse<Op, Init, `${string}/${string}`>['data'], undefined>;

/** What one call may say besides the contract's parameters and body. */
export type CallOptions = {
  /** Milliseconds until the call gives up, instead of the client's `timeout`. */
  timeout?: number;
  /** The call does not count for `onLoading`. */
  hideLoading?: boolean;
  /** How often a call that failed by the way may be tried again, instead of the client's `retries`. */
  retries?: number;
  /** Hears the sent share of the body from 0 to 1: step by step in a browser, where a platform cannot tell at its end. */
  onUploadProgress?: (share: number) => void;
};

/** What a 2xx answered; `response.headers.get('ETag')` is the version to send back as `If-Match`. */
export type Answer<Op extends Operation, Init> = {
  data: [DataOf<Op, Init>] extends [never] ? undefined : DataOf<Op, Init>;
  error?: never;
  response: Response;
};

type CallMethod<M extends Method> = <
  Path extends ClientPathsWithMethod<Client<paths>, M>,
  Init extends MaybeOptionalInit<paths[Path], M>,
>(
  path: Path,
  ...init: undefined extends Init ? [init?: Init & CallOptions] : [init: Init & CallOptions]
) => Promise<Answer<Extract<paths[Path][M], Operation>, Init>>;

/**
 * The typed API: the path is the method's argument, `data` is there because whatever is not a 2xx is thrown as `ApiError`
 * (a cancelled call as `AbortError`). It has the shape of an openapi-fetch client, so openapi-react-query takes it as it is.
 */
export type KalemClient = {
  GET: CallMethod<'get'>;
  POST: CallMethod<'post'>;
  PUT: CallMethod<'put'>;
  DELETE: CallMethod<'delete'>;
  /** The built-in session; absent when the host brings its own sign-in (`auth`). */
  session?: Session;
  /** Runs no middleware: wrap `fetch` and give it to createClient. */
  use(...middleware: unknown[]): never;
  eject(...middleware: unknown[]): never;
} & Client<paths>;
