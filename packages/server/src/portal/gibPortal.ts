import { foldTr } from '@kalem/domain';
import type { Portal, PortalAnswer, PortalCredentials, PortalSession, PortalTokens } from '../ports/Portal';
import { createGibTransport, type GibTransport, type GibTransportOptions } from './transport';
import { objectOf } from './formats';
import { commands } from './commands';
import { createDispatcher } from './dispatcher';
import { invoiceCommands } from './invoices';
import { ownDataFields } from './ownData';
import { receivedCommands } from './received';
import { requestCommands } from './requests';
import { signingCommands } from './signing';

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
      const isSignedInElsewhere = foldTr(text).includes('birden fazla giris');
      return { ok: false, failure: { kind: isSignedInElsewhere ? 'concurrent' : 'credentials', text } };
    },

    async logOut(token) {
      const reply = await transport.login({ assoscmd: 'logout', rtype: 'json', token });
      return reply.kind === 'json' ? { ok: true, value: undefined } : { ok: false, failure: { kind: 'unreachable' } };
    },

    session: (tokens) => createGibSession(transport, tokens, ettn),
  };
}

/** The calls of one signed-in account. */
function createGibSession(transport: GibTransport, tokens: PortalTokens, ettn: 'portal' | 'reserved'): PortalSession {
  const dispatcher = createDispatcher(transport, tokens);
  const readOwnData = async (): Promise<PortalAnswer<Readonly<Record<string, unknown>>>> => {
    const answer = await dispatcher.run(commands.ownData, {});
    if (!answer.ok) return answer;
    const value = objectOf(answer.value);
    // Without its number it is nobody's data: no company may be made of it, nor may it be filled and saved.
    return textOf(value['vknTckn']) === '' ? { ok: false, failure: { kind: 'unreachable' } } : { ok: true, value };
  };

  return {
    ...invoiceCommands(dispatcher, transport, ettn),
    ...signingCommands(dispatcher),
    ...receivedCommands(dispatcher),
    ...requestCommands(dispatcher),

    async ownData() {
      const answer = await readOwnData();
      return answer.ok ? { ok: true, value: ownDataFields.read(answer.value) } : answer;
    },

    async completeOwnData(company) {
      const answer = await readOwnData();
      if (!answer.ok) return answer;
      const saved = await dispatcher.run(commands.saveOwnData, ownDataFields.fill(answer.value, company));
      return saved.ok ? { ok: true, value: undefined } : saved;
    },

    async lookup(vknTckn) {
      // The key really has a double n.
      const answer = await dispatcher.run(commands.lookup, { vknTcknn: vknTckn });
      if (!answer.ok) return answer;
      const { unvan, adi, soyadi, vergiDairesi } = objectOf(answer.value);
      const taxpayer = {
        unvan: textOf(unvan),
        ad: textOf(adi),
        soyad: textOf(soyadi),
        vergiDairesi: textOf(vergiDairesi),
      };
      const isKnown = taxpayer.unvan !== '' || taxpayer.ad !== '' || taxpayer.soyad !== '';
      return { ok: true, value: isKnown ? taxpayer : null };
    },
  };
}

function textOf(value: unknown): string {
  return String(value ?? '').trim();
}
