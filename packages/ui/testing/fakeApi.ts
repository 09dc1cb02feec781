import { type components, createClient, type KalemClient } from '@kalem/sdk';

/** A client with host sign-in and fixed answers by path. Any other path fails as a lost connection. */
export function fakeApi(answers: Record<string, unknown>): { client: KalemClient; asked: string[] } {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.test',
    auth: { getAccessToken: async () => 'token' },
    retries: 0,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      if (!(pathname in answers)) throw new TypeError('Failed to fetch');
      return Response.json(answers[pathname]);
    },
  });
  return { client, asked };
}

/** An invoice in the answer of a list. */
export function listedInvoice(id: string, aliciUnvan: string): components['schemas']['InvoiceSummary'] {
  return {
    id,
    ettn: null,
    belgeNumarasi: null,
    faturaTip: 'SATIS',
    faturaTarih: '2026-11-20',
    faturaSaat: '10:15:00',
    vknTckn: '1938472657',
    aliciUnvan,
    aliciAdi: '',
    aliciSoyadi: '',
    vergiDairesi: '',
    emails: [],
    emailAddresses: '',
    iskonto: '0',
    il: '',
    ilce: '',
    ulke: 'Türkiye',
    adres: '',
    irsaliyeNumarasi: '',
    irsaliyeTarihi: '',
    iadeFaturalari: [],
    iadeTuru: null,
    vadeTarihi: null,
    takipDisi: false,
    tahsilat: null,
    vergiler: [],
    not: '',
    paraBirim: 'TRY',
    dovizKur: '0',
    totals: { odenecekTutar: '120.00' },
    onayDurumu: 'Onaylanmadi',
    portalDurumu: 'GONDERILDI',
    portalMesaji: null,
    talepAkisi: [],
    createdAt: '2026-11-20T07:15:00Z',
    updatedAt: '2026-11-20T07:15:00Z',
  };
}
