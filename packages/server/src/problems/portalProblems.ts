import type { PortalFailure } from '../ports/Portal';
import { ProblemError } from './ProblemError';

/**
 * Maps a portal failure to a problem, for all calls except saving, which works without the portal. The portal's own
 * text comes first (GIB-12).
 */
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
  new ProblemError(
    422,
    'PORTAL_REFUSED',
    text || { tr: 'GİB portalı bu işlemi kabul etmedi.', en: 'The GİB portal did not accept this.' },
    headers && { headers },
  );

export const wrongCredentials = (text: string) =>
  new ProblemError(
    400,
    'PORTAL_CREDENTIALS_REFUSED',
    { tr: 'GİB kullanıcı kodu veya parolası hatalı.', en: 'The GİB user code or its password is wrong.' },
    {
      faults: text === '' ? [] : [{ path: 'password', code: 'PORTAL_REFUSED', message: text }],
    },
  );

export const unreachable = () =>
  new ProblemError(
    503,
    'PORTAL_UNREACHABLE',
    {
      tr: 'GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
      en: 'The GİB portal cannot be reached right now, please try again later.',
    },
    { headers: { 'Retry-After': '60' } },
  );

const signedInElsewhere = (text: string) => new ProblemError(409, 'PORTAL_SIGNED_IN_ELSEWHERE', text);

const unlinked = () =>
  new ProblemError(409, 'PORTAL_NOT_LINKED', {
    tr: 'Şirketin GİB kullanıcı kodu ve parolası kayıtlı değil.',
    en: 'The GİB user code and password of the company are not saved.',
  });
