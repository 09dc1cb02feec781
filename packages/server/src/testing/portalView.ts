import type { PortalDocument, PortalInvoice } from '../ports/Portal';
import type { TestServer } from './startTestServer';

export interface PortalView {
  list(from?: string, to?: string): Promise<PortalDocument[]>;
  fetch(ettn: string): Promise<PortalInvoice>;
  create(invoice: PortalInvoice): Promise<void>;
  /** Approves a draft, with the code of the SMS. */
  sign(ettn: string): Promise<void>;
}

/** What the portal itself holds of an account, seen past the server; it signs in and out, so the server must not be signed in. */
export async function portalView<T>(
  server: TestServer,
  userCode: string,
  look: (view: PortalView) => Promise<T>,
): Promise<T> {
  const login = await server.ports.portal.logIn({ userCode, password: '1' });
  if (!login.ok) throw new Error(`The portal did not let us in: ${login.failure.kind}`);
  const session = server.ports.portal.session({
    current: () => Promise.resolve(login),
    renew: () => Promise.resolve(login),
  });
  const valueOf = <V>(answer: { ok: true; value: V } | { ok: false }): V => {
    if (!answer.ok) throw new Error('The portal did not answer');
    return answer.value;
  };
  try {
    return await look({
      list: async (from = '2026-09-03', to = from) => valueOf(await session.listInvoices(from, to)),
      fetch: async (ettn) => valueOf(await session.fetchInvoice(ettn)),
      create: async (invoice) => valueOf(await session.createDraft(invoice)),
      sign: async (ettn) => {
        const { oid } = valueOf(await session.sendSigningCode());
        const smsCode = server.simulator.outbox[0]?.body.split(' ').at(-1) ?? '';
        valueOf(await session.sign({ oid, smsCode, ettns: [ettn] }));
      },
    });
  } finally {
    await server.ports.portal.logOut(login.value);
  }
}
