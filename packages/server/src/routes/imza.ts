import type { Handlers } from '../http/Handler';
import { confirmSigning } from '../services/signing/confirmSigning';
import { startSigning } from '../services/signing/startSigning';

/** /fatura/imza and /fatura/imza-onay: signing by the code of an SMS. */
export const imzaRoutes = {
  startSigning: async ({ ports, user, member, newId, body }) => ({
    status: 200,
    body: await startSigning(ports, {
      companyId: member.companyId,
      userId: user.id,
      id: newId,
      faturaIds: body.faturaIds,
    }),
  }),

  confirmSigning: async ({ ports, user, member, body }) => ({
    status: 200,
    body: await confirmSigning(ports, {
      companyId: member.companyId,
      userId: user.id,
      signatureId: body.signature,
      smsCode: body.smsCode,
    }),
  }),
} satisfies Partial<Handlers>;
