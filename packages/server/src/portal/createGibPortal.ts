import type { Portal, PortalAnswer, PortalCredentials } from '../ports/Portal';
import { createGibSession } from './createGibSession';
import { createGibTransport, type GibTransportOptions } from './createGibTransport';
import { objectOf } from './objectOf';
import { portalTexts } from './portalTexts';

export interface GibPortalOptions extends GibTransportOptions {
  /** The login form: production and test host ask for different commands (protocol 2.1). */
  readonly login: 'anologin' | 'login';
  /** Protocol 6.1: `portal` leaves the ETTN of a new draft to the portal; `reserved` asks for one first and sends it. */
  readonly ettn?: 'portal' | 'reserved';
}

/** GİB's e-Arşiv portal over HTTP, as its own screens and public clients use it (domain/gib-portal-protocol). */
export function createGibPortal({ login, ettn = 'portal', ...options }: GibPortalOptions): Portal {
  const transport = createGibTransport(options);

  return {
    async logIn({ userCode, password }: PortalCredentials): Promise<PortalAnswer<string>> {
      const reply = await transport.login({
        assoscmd: login,
        rtype: 'json',
        userid: userCode,
        sifre: password,
        sifre2: password,
        parola: '1',
      });
      // Not repeated: the answer of a login that worked may be what was lost, and the account would be called signed in elsewhere.
      if (reply.kind !== 'json') return { ok: false, failure: { kind: 'unreachable' } };
      const { token, error, messages } = objectOf(reply.body);
      if (typeof token === 'string' && token !== '' && (!error || error === '0')) return { ok: true, value: token };
      const text = String(objectOf(Array.isArray(messages) ? messages[0] : undefined)['text'] ?? '');
      return {
        ok: false,
        failure: { kind: portalTexts.isSignedInElsewhere(text) ? 'concurrent' : 'credentials', text },
      };
    },

    async logOut(token) {
      const reply = await transport.login({ assoscmd: 'logout', rtype: 'json', token });
      return reply.kind === 'json' ? { ok: true, value: undefined } : { ok: false, failure: { kind: 'unreachable' } };
    },

    session: (tokens) => createGibSession(transport, tokens, ettn),
  };
}
