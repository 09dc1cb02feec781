import type { components } from '@kalem/openapi';
import type { Ports } from '../../Ports';
import { refuseMissing } from '../../problems/refuseMissing';
import { signInWithKey } from '../apiKeys/signInWithKey';
import { renewSession } from './renewSession';
import { signIn } from './signIn';
import type { Tokens } from './Tokens';

type TokenRequest = components['schemas']['TokenRequest'];

/** The three ways to a token: password, the refresh token of an earlier answer, or an API key (KEY-05). */
export function issueToken(ports: Ports, request: TokenRequest, address: string | undefined): Promise<Tokens> {
  if (request.grant_type === 'refresh_token') {
    const { refresh_token } = refuseMissing(request, ['refresh_token']);
    return renewSession(ports, refresh_token);
  }
  if (request.grant_type === 'client_credentials') {
    const { client_id, client_secret } = refuseMissing(request, ['client_id', 'client_secret']);
    return signInWithKey(ports, client_id, client_secret, address);
  }
  const { email, password } = refuseMissing(request, ['email', 'password']);
  return signIn(ports, email, password, address);
}
