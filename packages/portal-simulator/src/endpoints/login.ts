import type { Portal, PortalCall } from '../portal';
import { replyJson } from '../replies';
import { withFaults } from '../faults';

const ALREADY_OPEN =
  "Sisteme aynı anda birden fazla giriş yapamazsınız. Lütfen 'Güvenli Çıkış' seçeneğini kullanarak çıkış yapınız.";
// No client has recorded the real sentence, so no code may depend on this one (portal-protocol 2.1).
const WRONG_CREDENTIALS = 'Kullanıcı kodu veya şifre hatalı.';

/** `POST /earsiv-services/assos-login`: both login forms, and logout. */
export async function assosLogin(portal: Portal, call: PortalCall): Promise<Response> {
  const form = await call.form();
  const command = form.get('assoscmd');
  const token = form.get('token') ?? '';
  // Some clients log out of production with the login command and their token (portal-protocol 2.3).
  const isLogout = command === 'logout' || (command === 'anologin' && token !== '' && !form.get('userid'));

  if (isLogout) {
    return withFaults(portal, { name: 'logout', writes: false, signal: call.signal }, () => logOut(portal, token));
  }
  if (command !== 'anologin' && command !== 'login') return failure('7', 'Bu işlem için yetkiniz yok');
  return withFaults(portal, { name: 'login', writes: false, signal: call.signal }, () => logIn(portal, form, call));
}

async function logOut(portal: Portal, token: string): Promise<Response> {
  portal.sessions.close(token);
  return replyJson({ data: { redirectUrl: 'login.html' } });
}

async function logIn(portal: Portal, form: URLSearchParams, call: PortalCall): Promise<Response> {
  const userCode = form.get('userid');
  const account = portal.store.state.accounts.find((each) => each.userCode === userCode);
  if (!account || account.password !== form.get('sifre')) return failure('1', WRONG_CREDENTIALS);
  if (portal.sessions.isOpen(account.userCode)) return failure('1', ALREADY_OPEN);

  const { token } = portal.sessions.open(account.userCode, call.clientAddress);
  return replyJson({ token, redirectUrl: 'index.jsp' });
}

/** `POST …/esign`: hands out a test user; an empty `userid` means that all are in use (portal-protocol 2.2). */
export async function esign(portal: Portal, call: PortalCall): Promise<Response> {
  const form = await call.form();
  if (form.get('assoscmd') !== 'kullaniciOner') {
    return failure('7', 'Bu işlem için yetkiniz yok');
  }
  return withFaults(portal, { name: 'kullaniciOner', writes: false, signal: call.signal }, async () => {
    const pool = portal.switchBoard.current.testUserPool ?? portal.store.state.accounts.map(({ userCode }) => userCode);
    return replyJson({ userid: pool.find((userCode) => !portal.sessions.isOpen(userCode)) ?? '' });
  });
}

function failure(type: string, text: string): Response {
  return replyJson({ error: '1', messages: [{ type, text }] });
}
