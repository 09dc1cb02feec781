import type { components } from '@kalem/openapi';
import type { Ports } from '../Ports';
import { refuseMissing } from '../problems/refuseMissing';
import { renewSession } from './renewSession';
import { signIn } from './signIn';
import type { Tokens } from './Tokens';

type TokenRequest = components['schemas']['TokenRequest'];

/** The two ways to a session: password, or the refresh token of an earlier answer. */
export function issueToken(ports: Ports, request: TokenRequest, address: string | undefined): Promise<Tokens> {
  if (request.grant_type === 'refresh_token') {
    const { refresh_token } = refuseMissing(request, ['refresh_token']);
    return renewSession(ports, refresh_token);
  }
  const { email, password } = refuseMissing(request, ['email', 'password']);
  return signIn(ports, email, password, address);
}
