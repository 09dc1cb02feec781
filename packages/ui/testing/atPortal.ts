import { addDays } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';
import type { Scenario } from './startScenario';

/** Moves a draft's date by a month on the portal's own screens, without Kalem. */
export async function moveAtPortal(
  { server, client, companyId }: Scenario,
  { ettn, faturaTarih }: components['schemas']['Invoice'],
): Promise<void> {
  // The portal allows one session per account.
  await client.GET('/company/logout', { params: { query: { companyId } } });
  await atPortal(server, '33333301', async (dispatch) => {
    const form = await dispatch('EARSIV_PORTAL_FATURA_GETIR', 'RG_BASITFATURA', { ettn });
    const faturaTarihi = addDays(faturaTarih, -30).split('-').reverse().join('/');
    await dispatch('EARSIV_PORTAL_FATURA_OLUSTUR', 'RG_BASITFATURA', { ...form, faturaTarihi });
  });
}

/** Changes the trade name of an account's taxpayer at the portal. Earlier invoices keep the old name. */
export async function renameAtPortal(server: PageServer, userCode: string, unvan: string): Promise<void> {
  await atPortal(server, userCode, async (dispatch) => {
    const ownData = await dispatch('EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR', 'RG_KULLANICI', {});
    await dispatch('EARSIV_PORTAL_KULLANICI_BILGILERI_KAYDET', 'RG_KULLANICI', { ...ownData, unvan });
  });
}

/** Creates a draft with one line on the portal's own screens, of a type that Kalem does not support. */
export async function draftOfOtherType(server: PageServer, userCode: string, faturaTipi: string): Promise<void> {
  const line = { malHizmet: 'Araç şarj hizmeti', miktar: '2', birim: 'C62', birimFiyat: '100', fiyat: '200' };
  const lineAmounts = {
    iskontoOrani: '0',
    iskontoTutari: '0',
    malHizmetTutari: '200',
    kdvOrani: '20',
    kdvTutari: '40',
  };
  const head = { faturaTarihi: '20/11/2026', saat: '10:00:00', paraBirimi: 'TRY', dovzTLkur: '0', ulke: 'Türkiye' };
  const recipient = { vknTckn: '11111111111', aliciAdi: 'Şükrü', aliciSoyadi: 'Işıldak' };
  const totals = {
    matrah: '200',
    malhizmetToplamTutari: '200',
    hesaplanankdv: '40',
    vergilerToplami: '40',
    vergilerDahilToplamTutar: '240',
    odenecekTutar: '240',
  };
  await atPortal(server, userCode, async (dispatch) => {
    const malHizmetTable = [{ ...line, ...lineAmounts }];
    const form = { faturaUuid: '', faturaTipi, ...head, ...recipient, ...totals, malHizmetTable };
    await dispatch('EARSIV_PORTAL_FATURA_OLUSTUR', 'RG_BASITFATURA', form);
  });
}

type Dispatch = (cmd: string, pageName: string, jp: object) => Promise<object>;

async function atPortal(server: PageServer, userCode: string, act: (dispatch: Dispatch) => Promise<void>) {
  const post = async (path: string, fields: Record<string, string>) =>
    (
      await server.simulator.fetch(
        new Request(`${location.origin}/earsiv-services/${path}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
      )
    ).json();
  const { token } = await post('assos-login', { assoscmd: 'login', userid: userCode, sifre: '1' });
  await act(async (cmd, pageName, jp) => {
    const { data } = await post('dispatch', { cmd, pageName, token, jp: JSON.stringify(jp) });
    return data;
  });
  await post('assos-login', { assoscmd: 'logout', token });
}
