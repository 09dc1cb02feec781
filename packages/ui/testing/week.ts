import type { components } from '@kalem/sdk';
import type { Scenario } from './company';

type InvoiceWrite = components['schemas']['InvoiceWrite'];

/** The time of the list stories: a Saturday in November, 11:05 in Istanbul. */
export const listNow = () => new Date('2026-11-21T11:05:00+03:00');

/** The code of every SMS. */
export const smsCode = 'A7K2M9';

/** A very long trade name, with İ, I, i and ı. */
export const longTitle =
  'Iğdır Işıklıçeşme İncir, Kayısı ve Narenciye Üreticileri ile İhracatçıları Soğuk Hava Depoculuğu, Ambalajlama ve Uluslararası Nakliyat Sanayi Ticaret Anonim Şirketi';

interface Listed {
  aliciUnvan: string;
  vknTckn: string;
  faturaTarih: string;
  birimFiyat: string;
  paraBirim?: string;
  /** Its state: a draft at the portal, signed, deleted, or how the portal failed during saving. */
  fate?: 'signed' | 'deleted' | 'portalDown' | 'refused' | 'unknown';
}

/** Long names, İ and ı, seven digits, every status. */
const listed: Listed[] = [
  {
    aliciUnvan: 'Şanlıurfa İpekyolu Tekstil Dokuma Anonim Şirketi',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-15',
    birimFiyat: '880608.50',
    fate: 'signed',
  },
  {
    aliciUnvan: 'Kâmil Yağız İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-16',
    birimFiyat: '106166.67',
    fate: 'deleted',
  },
  {
    aliciUnvan: 'Boğaziçi Üniversitesi Döner Sermaye İşletmesi Müdürlüğü',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-16',
    birimFiyat: '315205.08',
  },
  {
    aliciUnvan: 'Müjgân Şençiçek Kırtasiye',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-17',
    birimFiyat: '7760.40',
    fate: 'unknown',
  },
  {
    aliciUnvan: 'Işık Gündoğdu',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-17',
    birimFiyat: '15625',
    fate: 'signed',
  },
  {
    aliciUnvan: 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Anonim Şirketi',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-18',
    birimFiyat: '42500',
    fate: 'refused',
  },
  {
    aliciUnvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-18',
    birimFiyat: '2015000',
    fate: 'signed',
  },
  {
    aliciUnvan: 'Çiğdem Öztürk Mimarlık',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-19',
    birimFiyat: '61600',
    fate: 'signed',
  },
  {
    aliciUnvan: 'Ağrıdağı Soğuk Hava Depoculuk ve Gıda Sanayi Ticaret Limited Şirketi',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-20',
    birimFiyat: '238708.67',
    fate: 'portalDown',
  },
  { aliciUnvan: 'Şükrü Işıldak', vknTckn: '1938472657', faturaTarih: '2026-11-21', birimFiyat: '4050' },
  {
    aliciUnvan: 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi',
    vknTckn: '1938472657',
    faturaTarih: '2026-11-21',
    birimFiyat: '916338.21',
  },
];

/** Creates a company's week: invoices in every status, and `drafts` more signable ones on its first day. */
export async function fillWeek(scenario: Scenario, { drafts = 0 }: { drafts?: number } = {}): Promise<void> {
  scenario.server.simulator.setSwitches({ smsCode });
  const toSign: string[] = [];
  for (let index = 0; index < drafts; index += 1)
    await save(scenario, {
      aliciUnvan: `Örnek Alıcı ${index + 1}`,
      vknTckn: '1938472657',
      faturaTarih: '2026-11-14',
      birimFiyat: String(100 + index),
    });
  for (const invoice of listed) {
    const id = await save(scenario, invoice);
    if (invoice.fate === 'signed') toSign.push(id);
    if (invoice.fate === 'deleted')
      await scenario.client.DELETE('/fatura/{id}', {
        params: { path: { id }, query: { companyId: scenario.companyId } },
      });
  }
  await sign(scenario, toSign);
}

/** Very long names and amounts: a signed invoice, a draft, and one that the portal refused. */
export async function fillLong(scenario: Scenario): Promise<void> {
  scenario.server.simulator.setSwitches({ smsCode });
  const invoice = { aliciUnvan: longTitle, vknTckn: '1938472657', birimFiyat: '8230452.58' };
  const signed = await save(scenario, { ...invoice, faturaTarih: '2026-11-19' });
  await save(scenario, { ...invoice, faturaTarih: '2026-11-20', fate: 'refused' });
  const unbroken = 'Iğdırlıoğullarıkayısıcılıkvenarenciyeciliksanayi@ığdırlıoğulları.example';
  await save(scenario, { ...invoice, aliciUnvan: unbroken, faturaTarih: '2026-11-15', birimFiyat: '98765432.10' });
  await sign(scenario, [signed]);
}

async function save(
  { client, companyId, server }: Scenario,
  { fate, birimFiyat, ...recipient }: Listed,
): Promise<string> {
  server.simulator.setSwitches({ faults: (fate && faults[fate]) ?? [] });
  const body: InvoiceWrite = {
    faturaSaat: '11:05:00',
    faturaTip: 'SATIS',
    paraBirim: 'TRY',
    dovizKur: '0',
    ulke: 'Türkiye',
    malHizmetler: [{ malHizmet: 'Danışmanlık', miktar: '1', birim: 'C62', birimFiyat, kdvOrani: '20' }],
    ...recipient,
  };
  const saved = await client.POST('/fatura', { params: { query: { companyId } }, body }).then(
    ({ data }) => data.id,
    (refusal: { location?: string }) => refusal.location?.split('/').pop(),
  );
  server.simulator.setSwitches({ faults: [] });
  if (!saved) throw new Error('The invoice was not saved');
  return saved;
}

const faults: Partial<
  Record<NonNullable<Listed['fate']>, Parameters<Scenario['server']['simulator']['setSwitches']>[0]['faults']>
> = {
  portalDown: [{ kind: 'maintenancePage' }],
  refused: [{ kind: 'sentence', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', text: 'Fatura tarihi ileri bir tarih olamaz.' }],
  unknown: [{ kind: 'droppedConnection', when: 'after', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR' }],
};

async function sign({ client, companyId }: Scenario, faturaIds: string[]): Promise<void> {
  const params = { query: { companyId } };
  const { data } = await client.POST('/fatura/imza', { params, body: { faturaIds } });
  await client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: data.signatureId } });
}
