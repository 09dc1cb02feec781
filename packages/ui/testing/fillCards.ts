import type { components } from '@kalem/sdk';
import type { Scenario } from './company';
import { startScenario } from './startScenario';
import { listNow, longTitle } from './week';

type Customer = components['schemas']['CustomerWrite'];

/** Long names, İ and ı, legal and natural persons, and two cards with the same number. */
const customers: readonly Customer[] = [
  legal('7351902846', 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği A.Ş.', 'Büyük Mükellefler', {
    telNo: '2165550184',
    email: 'muhasebe@igneada-lojistik.example',
  }),
  legal('0140873552', 'Ağrıdağı Soğuk Hava Depoculuk ve Gıda Sanayi Ticaret Limited Şirketi', 'Konak', {
    telNo: '2325550112',
    email: 'fatura@agridagi.example',
    iban: 'TR330006100519786457841326',
    iskonto: '5',
    il: 'İZMİR',
    ilce: 'KONAK',
    adres: 'Alsancak Mah. Kıbrıs Şehitleri Cad. No: 148/6',
  }),
  natural('28415903762', 'Şükrü', 'Işıldak', { telNo: '5325550176', email: 'sukru@isildak.example' }),
  legal('5560173908', 'Kızılırmak Un ve Yem Fabrikaları A.Ş.', 'Çorum', { telNo: '3645550139' }),
  natural('51902844172', 'Çiğdem', 'Öztürk', { telNo: '5325550128', email: 'cigdem@ozturkmimarlik.example' }),
  legal('4480219873', 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Anonim Şirketi', 'Kastamonu', {}),
  legal('8021147736', 'Müjgân Şençiçek Kırtasiye', 'Kadıköy', { email: 'mujgan@sencicek.example' }),
  legal('5010298834', 'Yağız Kâmil İnşaat Malzemeleri Sanayi ve Ticaret A.Ş.', 'Maltepe', { telNo: '2165550167' }),
  legal('5010298834', 'Yağız İnşaat', 'Maltepe', { email: 'bilgi@yagiz-insaat.example' }),
];

/** A card with very long values in every field. */
const longCustomer = legal('9213004856', longTitle, 'Iğdır Işıklıçeşme İhtisas', {
  adres:
    'Aşağı Işıklıçeşme Mahallesi Şehit İlkokul Öğretmeni Şükrü Çığırgan Bulvarı, İncirağacı Sokağı, Kayısıcılar İş Merkezi, B Blok, Kat: 12, No: 1204-1205',
  il: 'IĞDIR',
  ilce: 'IĞDIR MERKEZ',
  telNo: '4765550101',
  email: 'muhasebe.ve.finansman.mudurlugu@igdirisiklicesmenarenciye.example',
  maliMusavirEmail: 'serbest.muhasebeci.mali.musavir@igdirisiklicesmenarenciye.example',
  iban: 'TR330006100519786457841326',
  yetkiliAdi: 'Işılay İpekçioğlu-Çığırganoğulları',
  yetkiliEmail: 'isilay.ipekcioglu.cigirganogullari@igdirisiklicesmenarenciye.example',
  notlar: 'İndirimler yıl sonunda, mal fazlası olarak verilir. '.repeat(12).trim(),
});

/** Adds the card with long values. Returns its id. */
export async function addLongCustomer({ client, companyId }: Scenario): Promise<string> {
  return (await client.POST('/cari', { params: { query: { companyId } }, body: longCustomer })).data.id;
}

/** Adds customers to the company, and `more` numbered ones. */
export async function fillCustomers({ client, companyId }: Scenario, more = 0): Promise<void> {
  const numbered = Array.from({ length: more }, (_, index) =>
    legal(String(1_000_000_000 + index), `Zeytin ${index + 1} Ltd. Şti.`, 'Ümraniye', {}),
  );
  for (const body of [...customers, ...numbered])
    await client.POST('/cari', { params: { query: { companyId } }, body });
}

/** A company with customers and a fixed clock. */
export async function startCustomers(more = 0): Promise<Scenario> {
  const scenario = await startScenario({ clock: { now: listNow } });
  await fillCustomers(scenario, more);
  return scenario;
}

function legal(vknTckn: string, unvan: string, office: string, rest: Customer): Customer {
  return { tuzel: true, vknTckn, unvan, vergiDairesi: `${office} Vergi Dairesi Müdürlüğü`, ...rest };
}

function natural(vknTckn: string, ad: string, soyad: string, rest: Customer): Customer {
  return { tuzel: false, vknTckn, ad, soyad, ...rest };
}
