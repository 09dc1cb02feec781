import type { components, KalemClient } from '@kalem/sdk';
import type { Scenario } from './company';
import { longEmail, unbrokenTitle } from './longTexts';
import { payYear } from './payYear';
import { signUpProven } from './staff';
import { longTitle } from './week';

/** Titles with İ and ı, each with its number. */
const titles = [
  ['5010298834', 'Yağız Kâmil İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi'],
  ['7351902846', 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi'],
  ['5560173908', 'Ağrıdağı Soğuk Hava Depoculuk ve Gıda Sanayi Ticaret Limited Şirketi'],
  ['4740918265', 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Limited Şirketi'],
] as const;

/** Makes the scenario's user an admin and adds five companies of another user, one of them paid. */
export async function fillCompanies({ server, client, account }: Scenario): Promise<void> {
  const person = { name: 'Gülşah Büyükşahin', email: 'gulsah@ornek.test' };
  const other = await signUpProven(server, person);
  const { data: paid } = await other.client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
  await payYear({ server, client: other.client, companyId: paid.id });
  for (const [vknTckn, unvan] of titles)
    await other.client.POST('/company', { body: { vknTckn, unvan, email: `muhasebe@${vknTckn}.test` } });
  await server.makeAdmin(account.email);
  await client.session.signIn(account);
}

/** Very long values of a company. */
export const longCompany: Omit<components['schemas']['CompanyWrite'], 'vknTckn'> = {
  unvan: longTitle,
  vergiDairesi: 'Rıhtım Veraset ve Harçlar Vergi Dairesi Müdürlüğü',
  email: longEmail,
  il: 'İSTANBUL',
  ilce: 'BÜYÜKÇEKMECE',
  postaKodu: '34500',
  acikAdres: 'Aşağı Işıklıçeşme Mahallesi İncirağacı Sokağı 1204',
  sirketinTuru: 'Yönetim kurulu bulunan, sermayesi paylara bölünmüş anonim şirket',
  yetkiliAdi: 'İsmigül Şükûfe Işılay Büşra Nur',
  yetkiliSoyadi: 'İpekçioğlu-Çığırganoğulları Büyükkarabıyıklıoğlu',
};

/** Gives a user's company a long name, and adds more companies than fit on a page. */
export async function fillLongCompanies(client: KalemClient, companyId: string): Promise<void> {
  await client.PUT('/company', { params: { query: { companyId } }, body: longCompany });
  for (let n = 0; n < 16; n += 1)
    await client.POST('/company', {
      body: { ...longCompany, vknTckn: String(5_010_298_834 + n), unvan: n % 4 === 1 ? unbrokenTitle : longTitle },
    });
}
