import type { PortalFailure } from '../ports/Portal';
import { ProblemError } from './ProblemError';

const UNREACHABLE = 'GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.';
// Problems that come from the portal (GIB-12); where it has words of its own, they are the message.

export const refused = (text: string, headers?: Readonly<Record<string, string>>) =>
  new ProblemError(422, 'PORTAL_REFUSED', text || 'GİB portalı bu işlemi kabul etmedi.', headers && { headers });

export const wrongCredentials = (text: string) =>
  new ProblemError(400, 'PORTAL_CREDENTIALS_REFUSED', 'GİB kullanıcı kodu veya parolası hatalı.', {
    faults: text === '' ? [] : [{ path: 'password', code: 'PORTAL_REFUSED', message: text }],
  });

const signedInElsewhere = (text: string) => new ProblemError(409, 'PORTAL_SIGNED_IN_ELSEWHERE', text);

export const unreachable = () =>
  new ProblemError(503, 'PORTAL_UNREACHABLE', UNREACHABLE, { headers: { 'Retry-After': '60' } });

const unlinked = () =>
  new ProblemError(409, 'PORTAL_NOT_LINKED', 'Şirketin GİB kullanıcı kodu ve parolası kayıtlı değil.');

/** The answer to any call but saving, which goes on without the portal. */
export function of(failure: PortalFailure): ProblemError {
  switch (failure.kind) {
    case 'refused':
    case 'credentials':
      return refused(failure.text);
    case 'concurrent':
      return signedInElsewhere(failure.text);
    case 'unlinked':
      return unlinked();
    case 'unreachable':
    case 'unknown':
      return unreachable();
  }
}
