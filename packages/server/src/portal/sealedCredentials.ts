import type { PortalCredentials } from '../ports/Portal';
import type { Secrets } from '../ports/Secrets';

/** Portal credentials as they are stored: sealed for their company. */
export const sealedCredentials = {
  seal: (secrets: Secrets, companyId: string, { userCode, password }: PortalCredentials): Promise<string> =>
    secrets.seal(JSON.stringify({ userCode, password }), companyId),

  open: async (secrets: Secrets, companyId: string, sealed: string): Promise<PortalCredentials> =>
    JSON.parse(await secrets.open(sealed, companyId)) as PortalCredentials,
};
