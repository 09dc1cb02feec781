import { createClient, type components, type KalemClient } from '@kalem/sdk';
import { createPartnerClient, type PartnerClient, type PartnerSessionRequest } from '@kalem/sdk/partner';
import { type Newcomer, signUpAdmin } from './people';
import type { TestServer } from './startTestServer';

/** A partner, seen by its operator and by its server. */
interface OpenPartner {
  /** The operator of the installation. */
  readonly admin: Newcomer;
  readonly id: string;
  readonly keyId: string;
  readonly partnerKey: string;
  /** The client of the partner's server. */
  readonly bank: PartnerClient;
}

type PartnerWrite = components['schemas']['PartnerWrite'];

export const partnerFields: PartnerWrite = {
  ad: 'Meridyen Bank',
  kaynaklar: ['https://isletme.meridyen.example'],
  dakikadaOturum: 1000,
};

/** A new partner with a key. */
export async function openPartner(server: TestServer, fields: Partial<PartnerWrite> = {}): Promise<OpenPartner> {
  const admin = await signUpAdmin(server);
  const { data: partner } = await admin.client.POST('/admin/partner', { body: { ...partnerFields, ...fields } });
  const { data: key } = await admin.client.POST('/admin/partner/{id}/anahtar', {
    params: { path: { id: partner.id } },
    body: { ad: 'Canlı' },
  });
  return { admin, id: partner.id, keyId: key.id, partnerKey: key.anahtar, bank: bankWith(server, key.anahtar) };
}

/** The client of a partner's server with this key. */
export function bankWith(server: TestServer, partnerKey: string): PartnerClient {
  return createPartnerClient({ baseUrl: server.baseUrl, partnerKey, fetch: server.fetch, retries: 0 });
}

/** A session request of a bank for a new user and a new company, with the invoice widgets. */
export function sessionOf(changes: Partial<PartnerSessionRequest> = {}): PartnerSessionRequest {
  return {
    kullanici: { kimlik: `musteri-${crypto.randomUUID()}`, ad: 'Gülşah Işık' },
    sirket: { kimlik: `firma-${crypto.randomUUID()}`, vknTckn: newTaxNumber(), unvan: 'Işık Tarım Ltd. Şti.' },
    widgetler: ['invoice-list', 'invoice-form', 'customer-list'],
    yetkiler: ['faturaWrite', 'cariWrite'],
    ...changes,
  };
}

export function newTaxNumber(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '2')
    .slice(-10);
}

/** The client of a page that got this token. */
export function pageWith(server: TestServer, token: string): KalemClient {
  return createClient({
    baseUrl: server.baseUrl,
    fetch: server.fetch,
    retries: 0,
    auth: { getAccessToken: async () => token },
  });
}
