import type { PortalFailure } from '../ports/Portal';
import { ProblemError } from './ProblemError';

/** The answer to any call but saving, which needs no portal. The portal's own words come first (GIB-12). */
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

export const refused = (text: string, headers?: Readonly<Record<string, string>>) =>
  new ProblemError(422, 'PORTAL_REFUSED', text || 'GİB portalı bu işlemi kabul etmedi.', headers && { headers });

export const wrongCredentials = (text: string) =>
  new ProblemError(400, 'PORTAL_CREDENTIALS_REFUSED', 'GİB kullanıcı kodu veya parolası hatalı.', {
    faults: text === '' ? [] : [{ path: 'password', code: 'PORTAL_REFUSED', message: text }],
  });

export const unreachable = () =>
  new ProblemError(
    503,
    'PORTAL_UNREACHABLE',
    'GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
    { headers: { 'Retry-After': '60' } },
  );

const signedInElsewhere = (text: string) => new ProblemError(409, 'PORTAL_SIGNED_IN_ELSEWHERE', text);

const unlinked = () =>
  new ProblemError(409, 'PORTAL_NOT_LINKED', 'Şirketin GİB kullanıcı kodu ve parolası kayıtlı değil.');
