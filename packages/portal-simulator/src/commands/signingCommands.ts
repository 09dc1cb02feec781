import { type CommandContext, type CommandTable, textParameter } from './command';
import type { SmsCode } from '../sessions';
import { isIssuedBy } from '../documents/documentFacts';
import { type JsonObject, objectsIn, textOf } from '../json';
import { PortalRefusal } from '../replies';
import { randomOid, randomText } from '../random';

const LIFETIME_MS = 120_000;
const WRONG_TRIES = 5;
// Without 0, O, 1 and I, which are easily confused.
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Signing by SMS (portal-protocol 7). Ordinary accounts may not sign by HSM, so that command is not in the table. */
export const signingCommands: CommandTable = {
  'SIDE.GET_EAGER_BF_DEFS': { pages: ['RG_SMSONAY'], writes: false, run: () => ({}) },

  EARSIV_PORTAL_TELEFONNO_SORGULA: {
    pages: ['RG_BASITTASLAKLAR', 'RG_SMSONAY'],
    writes: false,
    run({ session, account }) {
      session.phoneAsked = true;
      return { telefon: account.telefon };
    },
  },

  EARSIV_PORTAL_SMSSIFRE_GONDER: {
    pages: ['RG_SMSONAY'],
    writes: false,
    run({ portal, session, account, now }, jp) {
      if (!session.phoneAsked) throw PortalRefusal.nullPointer();
      if (textParameter(jp, 'CEPTEL') !== account.telefon)
        throw PortalRefusal.sentence('Cep telefonu numarası sistemde kayıtlı değil.');

      const oid = randomOid('0l');
      const code = portal.switchBoard.current.smsCode ?? randomText(CODE_LETTERS, 6);
      session.smsCodes.set(oid, { code, sentAt: now.getTime(), wrongTries: 0, spent: false });
      portal.outbox.send(account.telefon, `e-Arşiv Portal belge onaylama işlemi için SMS şifreniz: ${code}`);
      return { oid };
    },
  },

  '0lhozfib5410mp': {
    pages: ['RG_SMSONAY'],
    writes: true,
    run(context, jp) {
      const code = context.session.smsCodes.get(textParameter(jp, 'OID'));
      const refusal = refuseCode(code, textParameter(jp, 'SIFRE'), context.now);
      if (refusal) {
        if (code) code.wrongTries += 1;
        return { sonuc: '0', msg: refusal };
      }
      if (!sign(context, jp)) return { sonuc: '0', msg: 'Onaylanacak belge bulunamadı.' };
      if (code) code.spent = true;
      return { sonuc: '1', msg: 'SMS şifreniz doğrulandı, işlem başarılı.' };
    },
  },

  /** Checks the code but signs nothing. */
  EARSIV_PORTAL_SMSSIFRE_DOGRULA: {
    pages: ['RG_SMSONAY'],
    writes: false,
    run({ session, now }, jp) {
      const refusal = refuseCode(session.smsCodes.get(textParameter(jp, 'OID')), textParameter(jp, 'SIFRE'), now);
      return refusal ? { sonuc: '0', msg: refusal } : { sonuc: '1', msg: 'SMS şifreniz doğrulandı.' };
    },
  },
};

function refuseCode(code: SmsCode | undefined, sent: string, now: Date): string | null {
  const isOver = !code || code.spent || code.wrongTries >= WRONG_TRIES || now.getTime() - code.sentAt > LIFETIME_MS;
  if (isOver) return 'SMS şifresinin süresi doldu.';
  return sent === code.code ? null : 'SMS şifresi hatalı.';
}

/** Approves all given drafts, or none if one of them cannot be approved. */
function sign({ portal, account, now }: CommandContext, jp: JsonObject): boolean {
  if (!Array.isArray(jp.DATA)) throw PortalRefusal.nullPointer();
  const ettns = new Set(objectsIn(jp, 'DATA').map((row) => textOf(row, 'ettn')));
  const drafts = portal.store.state.documents.filter(
    (document) => ettns.has(document.ettn) && isIssuedBy(document, account) && document.onayDurumu === 'Onaylanmadı',
  );
  if (ettns.size === 0 || drafts.length < ettns.size) return false;

  for (const draft of drafts) {
    draft.onayDurumu = 'Onaylandı';
    draft.approvedAt = now.toISOString();
  }
  return true;
}
