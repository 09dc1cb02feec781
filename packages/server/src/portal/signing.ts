import type { PortalSession } from '../ports/Portal';
import { commands } from './commands';
import type { Dispatcher } from './dispatcher';
import { objectOf } from './formats';
import { refusalOf } from './replies';

/** Signing by the code of an SMS (portal-protocol 7). */
export function signingCommands(dispatcher: Dispatcher): Pick<PortalSession, 'sendSigningCode' | 'sign'> {
  return {
    async sendSigningCode() {
      // Without this query the portal fails at the next step with a null pointer.
      const phone = await dispatcher.run(commands.phone, {});
      if (!phone.ok) return phone;
      const phoneNumber = String(objectOf(phone.value)['telefon'] ?? '');
      const sent = await dispatcher.run(commands.sendCode, { CEPTEL: phoneNumber, KCEPTEL: false, TIP: '' });
      if (!sent.ok) return sent;
      const oid = String(objectOf(sent.value)['oid'] ?? '');
      // Nobody can sign without it, and nobody knows whether the SMS went out.
      return oid === '' ? { ok: false, failure: { kind: 'unknown' } } : { ok: true, value: { phoneNumber, oid } };
    },

    async sign({ oid, smsCode, ettns }) {
      const DATA = ettns.map((ettn) => ({ belgeTuru: 'FATURA', ettn }));
      const answer = await dispatcher.run(commands.sign, { SIFRE: smsCode, OID: oid, OPR: 1, DATA });
      if (!answer.ok) return answer;
      const { sonuc, msg } = objectOf(answer.value);
      if (String(sonuc) === '1') return { ok: true, value: undefined };
      if (String(sonuc) === '0') return { ok: false, failure: refusalOf(String(msg ?? ''), commands.sign) };
      return { ok: false, failure: { kind: 'unknown' } };
    },
  };
}
