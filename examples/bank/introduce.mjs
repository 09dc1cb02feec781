import { createClient } from '@kalem/sdk';
import { createPartnerClient } from '@kalem/sdk/partner';
import { customers } from './customers.mjs';

/** @typedef {{ partnerKey: string, webhookSecret: string }} Secrets */

/** User codes at the simulated portal by the tax numbers of the bank's customers. */
const userCodes = new Map([
  ['5560173901', '33333302'],
  ['28415903754', '33333303'],
]);

/**
 * The steps of Kalem's operator for a new bank: creates a partner that is limited to the origin of its pages, a partner
 * key and the secret of its webhooks. Both are returned only once, so the bank has to store them.
 * @param {string} api
 * @param {string} origin
 * @returns {Promise<Secrets>}
 */
export async function introduceBank(api, origin) {
  const operator = createClient({ baseUrl: api });
  await operator.session.signIn({ email: 'admin@kalem.test', password: 'Kalem2026!' });
  const { data: partner } = await operator.POST('/admin/partner', {
    body: { ad: 'Meridyen Bank', kaynaklar: [origin], dakikadaOturum: 600 },
  });
  const { data: key } = await operator.POST('/admin/partner/{id}/anahtar', {
    params: { path: { id: partner.id } },
    body: { ad: 'İşletme şubesi' },
  });
  const { data: webhook } = await operator.POST('/admin/partner/{partnerId}/webhook', {
    params: { path: { partnerId: partner.id } },
    body: {
      url: `${origin}/webhooks/kalem`,
      olaylar: ['fatura.kaydedildi', 'fatura.imzalandi', 'fatura.reddedildi', 'talep.geldi', 'esitleme.tamamlandi'],
      email: 'fatura@meridyen.example',
    },
  });
  await operator.session.signOut();
  return { partnerKey: key.anahtar, webhookSecret: webhook.sir };
}

/**
 * Links the firms of the demo customers to the portal, as a customer would with `<kalem-portal-credentials>`, and
 * downloads their invoices of the year.
 * @param {string} api
 * @param {string} partnerKey
 */
export async function linkFirms(api, partnerKey) {
  const partner = createPartnerClient({ baseUrl: api, partnerKey });
  for (const { number, name, firm } of customers) {
    const { id, token, companyId } = await partner.createSession({
      kullanici: { kimlik: number, ad: name },
      sirket: { kimlik: firm.id, vknTckn: firm.taxNumber, unvan: firm.title },
      widgetler: ['portal-credentials'],
      yetkiler: ['companyWrite'],
    });
    const page = createClient({ baseUrl: api, auth: { getAccessToken: async () => token } });
    const params = { query: { companyId } };
    await page.PUT('/company/gib', { params, body: { userCode: userCodes.get(firm.taxNumber) ?? '', password: '1' } });
    await page.POST('/company/sync', { params });
    await partner.revokeSession(id);
  }
}
