import type { PortalAnswer, PortalSession, PortalTokens } from '../ports/Portal';
import { commands } from './commands';
import { createDispatcher } from './createDispatcher';
import type { GibTransport } from './createGibTransport';
import { invoiceCommands } from './invoiceCommands';
import { objectOf } from './objectOf';
import { ownDataFields } from './ownDataFields';
import { receivedCommands } from './receivedCommands';
import { requestCommands } from './requestCommands';
import { signingCommands } from './signingCommands';

/** The calls of one signed-in account. */
export function createGibSession(
  transport: GibTransport,
  tokens: PortalTokens,
  ettn: 'portal' | 'reserved',
): PortalSession {
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
