import { addDays } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { Scenario } from './startScenario';

/** What a person does who changes a draft's date by a month on the portal's own screens, past Kalem. */
export async function moveAtPortal(
  { server, client, companyId }: Scenario,
  { ettn, faturaTarih }: components['schemas']['Invoice'],
): Promise<void> {
  // The portal lets each account in once.
  await client.GET('/company/logout', { params: { query: { companyId } } });
  const post = async (path: string, fields: Record<string, string>) =>
    (
      await server.simulator.fetch(
        new Request(`${location.origin}/earsiv-services/${path}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
      )
    ).json();
  const { token } = await post('assos-login', { assoscmd: 'login', userid: '33333301', sifre: '1' });
  const dispatch = (cmd: string, jp: object) =>
    post('dispatch', { cmd, pageName: 'RG_BASITFATURA', token, jp: JSON.stringify(jp) });
  const { data: form } = await dispatch('EARSIV_PORTAL_FATURA_GETIR', { ettn });
  const faturaTarihi = addDays(faturaTarih, -30).split('-').reverse().join('/');
  await dispatch('EARSIV_PORTAL_FATURA_OLUSTUR', { ...form, faturaTarihi });
  await post('assos-login', { assoscmd: 'logout', token });
}
