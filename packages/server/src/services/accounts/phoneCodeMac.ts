import type { Secrets } from '../../ports/Secrets';

/** How a code is stored: six digits alone are soon guessed, and a code is for one user and one phone. */
export function phoneCodeMac(
  secrets: Secrets,
  { userId, phone, code }: { userId: string; phone: string; code: string },
): Promise<string> {
  return secrets.mac('phone code', [userId, phone, code].join(' '));
}
