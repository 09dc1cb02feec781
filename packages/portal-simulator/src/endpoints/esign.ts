import type { Portal, PortalRequest } from '../portal';
import { replies } from '../replies';
import { withFaults } from '../faults';

/** `POST /earsiv-services/esign`: hands out a test user; an empty `userid` means that all of them are in use (protocol 2.2). */
export async function esign(portal: Portal, request: PortalRequest): Promise<Response> {
  const form = await request.form();
  if (form.get('assoscmd') !== 'kullaniciOner') {
    return replies.json({ error: '1', messages: [{ type: '7', text: 'Bu işlem için yetkiniz yok' }] });
  }
  return withFaults(portal, { name: 'kullaniciOner', writes: false, signal: request.signal }, async () => {
    const pool = portal.switchBoard.current.testUserPool ?? portal.store.state.accounts.map(({ userCode }) => userCode);
    return replies.json({ userid: pool.find((userCode) => !portal.sessions.isOpen(userCode)) ?? '' });
  });
}
