import type { HostAuth } from './createHostTokens';
import type { KalemClient } from './KalemClient';

/** An API key of a company (KEY-01): `apiKey` and `apiSecret` as POST /company/api answered them. For servers; a browser must never hold one. */
export type ApiKeyAuth = { apiKey: string; apiSecret: string };

/** Tokens by client_credentials; there is no refresh token, so a refused one is followed by a new one. */
export function createApiKeyAuth(calls: Pick<KalemClient, 'POST'>, { apiKey, apiSecret }: ApiKeyAuth): HostAuth {
  return {
    async getAccessToken({ signal }) {
      const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret } as const;
      return (await calls.POST('/user/token', { body, signal, hideLoading: true })).data.access_token;
    },
  };
}
