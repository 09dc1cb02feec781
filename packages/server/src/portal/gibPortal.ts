import { foldTr } from '@kalem/domain';
import type { Portal, PortalAnswer, PortalCredentials, PortalSession, PortalTokens } from '../ports/Portal';
import { createDispatcher } from './dispatcher';
import { objectOf, textOf } from './formats';
import { invoiceCommands } from './invoices';
import { ownDataCommands } from './ownData';
import { receivedCommands } from './received';
import { requestCommands } from './requests';
import { signingCommands } from './signings';
import { createGibTransport, type GibTransport, type GibTransportOptions, reportsError } from './transport';

export interface GibPortalOptions extends GibTransportOptions {
  /** The command of the login form, which differs between production and test host (portal-protocol 2.1). */
  readonly login: 'anologin' | 'login';
  /**
   * `portal`: the portal assigns a draft's ETTN. `reserved`: an ETTN is requested first and sent (portal-protocol 6.1).
   */
  readonly ettn?: 'portal' | 'reserved';
}

/** GİB's e-Arşiv portal over HTTP, as its own screens and public clients use it (docs/portal-protocol.md). */
export function createGibPortal({ login, ettn = 'portal', ...options }: GibPortalOptions): Portal {
  const transport = createGibTransport(options);

  return {
    logIn: (credentials) => logIn(transport, login, credentials),
    logOut: (token) => logOut(transport, token),
    session: (tokens) => createGibSession(transport, tokens, ettn),
  };
}

async function logIn(
  transport: GibTransport,
  assoscmd: GibPortalOptions['login'],
  { userCode, password }: PortalCredentials,
): Promise<PortalAnswer<string>> {
  const reply = await transport.login({
    assoscmd,
    rtype: 'json',
    userid: userCode,
    sifre: password,
    sifre2: password,
    parola: '1',
  });
  // Not retried: the lost answer may belong to a successful login. A second login would then fail, because the account
  // is signed in already.
  if (reply.kind !== 'json') return { ok: false, failure: { kind: 'unreachable' } };
  const { token, messages } = objectOf(reply.body);
  if (typeof token === 'string' && token !== '' && !reportsError(reply.body)) return { ok: true, value: token };
  const text = textOf(objectOf(Array.isArray(messages) ? messages[0] : undefined)['text']);
  const isSignedInElsewhere = foldTr(text).includes('birden fazla giris');
  return { ok: false, failure: { kind: isSignedInElsewhere ? 'concurrent' : 'credentials', text } };
}

async function logOut(transport: GibTransport, token: string): Promise<PortalAnswer<void>> {
  const reply = await transport.login({ assoscmd: 'logout', rtype: 'json', token });
  return reply.kind === 'json' ? { ok: true, value: undefined } : { ok: false, failure: { kind: 'unreachable' } };
}

/** The commands of one signed-in account. */
function createGibSession(transport: GibTransport, tokens: PortalTokens, ettn: 'portal' | 'reserved'): PortalSession {
  const dispatcher = createDispatcher(transport, tokens);
  return {
    ...ownDataCommands(dispatcher),
    ...invoiceCommands(dispatcher, transport, ettn),
    ...signingCommands(dispatcher),
    ...receivedCommands(dispatcher),
    ...requestCommands(dispatcher),
  };
}
