import { describe, expect, it } from 'vitest';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer } from '../src/testing/people';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

// Checks the portal's own data after each write, because a 200 does not prove what was sent.

interface HeldRequest {
  readonly ettn: string;
  readonly raisedBy: string;
  readonly addressedTo: string;
  readonly tarih: string;
  readonly iptalItiraz: string;
  readonly iptalItirazDurumu: string;
  readonly talepAciklama: string;
  readonly retAciklama: string;
  readonly itirazYontemi: string;
  readonly referansBelgeId: string;
  readonly referansBelgeTarihi: string;
}

let portalData = '';
const server = await testServer({
  render: emptyPdf,
  portalStorage: {
    load: () => Promise.resolve(null),
    save: (text) => Promise.resolve(void (portalData = text)),
  },
});
const seller = await linkNewcomer(server, '33333301');
const buyer = await linkNewcomer(server, '33333302');
const SELLER = '7350119289';
const BUYER = kizilirmak.vknTckn;
const TODAY = '2026-09-03';

const held = (): readonly HeldRequest[] => (JSON.parse(portalData) as { requests: HeldRequest[] }).requests;
const heldFor = (ettn: string | null) => held().filter((request) => request.ettn === ettn);
const issue = () => issueInvoice(server, seller, kizilirmak);
/** Each method has its own document, day and text, so that a mix-up shows. */
const objections = [
  ['NOTER', '2026/17', '2026-09-01', 'Mal teslim edilmedi'],
  ['TAAHHUTLU_MEKTUP', 'RR 123 456 789 TR', '2026-08-31', 'Miktar "fazla" & fiyat <yanlış>'],
  ['TELGRAF', 'T-904', '2026-02-28', 'İğne şöyle ığdır: ÇĞİÖŞÜ'],
  ['KEP', 'kep-2026-000042', '2025-12-31', 'Hizmet\nverilmedi'],
] as const;

describe('a request on an own invoice', () => {
  it('API-72, REQ-03, REQ-05: a cancel request reaches the portal for its document with its explanation', async () => {
    const [invoice, other] = [await issue(), await issue()];
    const body = {
      faturaTarih: TODAY,
      belgeNumarasi: invoice.belgeNumarasi,
      aciklama: ' Mükerrer düzenlendi: ÇĞİÖŞÜ ',
    };
    await seller.client.POST('/fatura/iptal', { params: { query: seller.query }, body });
    expect(heldFor(invoice.ettn)).toMatchObject([
      {
        raisedBy: SELLER,
        addressedTo: BUYER,
        tarih: TODAY,
        iptalItiraz: '0',
        talepAciklama: 'Mükerrer düzenlendi: ÇĞİÖŞÜ',
        itirazYontemi: '',
        referansBelgeId: '',
        referansBelgeTarihi: '',
      },
    ]);
    expect(heldFor(other.ettn)).toEqual([]);
  });

  it.each(objections)(
    'API-73, REQ-04, REQ-05: an objection by %s reaches the portal with its document, day and explanation',
    async (itirazYontemi, referansBelgeNumarasi, referansBelgeTarih, aciklama) => {
      const { ettn, belgeNumarasi } = await issue();
      await seller.client.POST('/fatura/itiraz', {
        params: { query: seller.query },
        body: { faturaTarih: TODAY, belgeNumarasi, referansBelgeNumarasi, referansBelgeTarih, itirazYontemi, aciklama },
      });
      expect(heldFor(ettn)).toMatchObject([
        {
          raisedBy: SELLER,
          addressedTo: BUYER,
          iptalItiraz: '1',
          iptalItirazDurumu: '0',
          talepAciklama: aciklama,
          itirazYontemi,
          referansBelgeId: referansBelgeNumarasi,
          referansBelgeTarihi: dayOfPortal(referansBelgeTarih),
        },
      ]);
    },
  );
});

describe('a request on a received invoice', () => {
  /** Reading the list stores the portal's received invoices here. */
  const received = async () => {
    const invoice = await issue();
    await buyer.client.GET('/adima-duzenlenenler', { params: { query: buyer.query } });
    return invoice;
  };

  it('API-76, REQ-03, REQ-12: a cancel request reaches the portal for its document with its explanation', async () => {
    const { ettn, belgeNumarasi } = await received();
    await buyer.client.POST('/adima-duzenlenenler/iptal', {
      params: { query: buyer.query },
      body: { faturaTarih: TODAY, belgeNumarasi, aciklama: 'Sipariş iptal edildi', saticiVknTckn: SELLER },
    });
    expect(heldFor(ettn)).toMatchObject([
      {
        raisedBy: BUYER,
        addressedTo: SELLER,
        iptalItiraz: '0',
        talepAciklama: 'Sipariş iptal edildi',
        itirazYontemi: '',
      },
    ]);
  });

  it.each(objections)(
    'API-77, REQ-04, REQ-12: an objection by %s reaches the portal with its document, day and explanation',
    async (itirazYontemi, referansBelgeNumarasi, referansBelgeTarih, aciklama) => {
      const { ettn, belgeNumarasi } = await received();
      await buyer.client.POST('/adima-duzenlenenler/itiraz', {
        params: { query: buyer.query },
        body: {
          faturaTarih: TODAY,
          belgeNumarasi,
          saticiVknTckn: SELLER,
          referansBelgeNumarasi,
          referansBelgeTarih,
          itirazYontemi,
          aciklama,
        },
      });
      expect(heldFor(ettn)).toMatchObject([
        {
          raisedBy: BUYER,
          addressedTo: SELLER,
          iptalItiraz: '1',
          talepAciklama: aciklama,
          itirazYontemi,
          referansBelgeId: referansBelgeNumarasi,
          referansBelgeTarihi: dayOfPortal(referansBelgeTarih),
        },
      ]);
    },
  );
});

describe('the answer to a request', () => {
  const asked = async () => {
    const { ettn, belgeNumarasi } = await issue();
    const body = { faturaTarih: TODAY, belgeNumarasi, aciklama: 'Mükerrer' };
    await seller.client.POST('/fatura/iptal', { params: { query: seller.query }, body });
    await buyer.client.GET('/iptal-itiraz', { params: { query: buyer.query } });
    return { ettn, answer: { tarih: TODAY, belgeNumarasi, saticiVknTckn: SELLER } };
  };

  it('API-79, REQ-20: an acceptance reaches the portal for its request only', async () => {
    const [first, second] = [await asked(), await asked()];
    await buyer.client.POST('/iptal-itiraz/onay', {
      params: { query: buyer.query },
      body: { ...first.answer, aciklama: 'Kabul' },
    });
    expect(heldFor(first.ettn)).toMatchObject([{ iptalItirazDurumu: '1' }]);
    expect(heldFor(second.ettn)).toMatchObject([{ iptalItirazDurumu: '0' }]);
  });

  it('API-80, REQ-19, REQ-20: a rejection reaches the portal with its reason', async () => {
    const { ettn, answer } = await asked();
    await buyer.client.POST('/iptal-itiraz/ret', {
      params: { query: buyer.query },
      body: { ...answer, aciklama: 'Mal şubat ayında teslim alındı' },
    });
    expect(heldFor(ettn)).toMatchObject([
      { iptalItirazDurumu: '2', retAciklama: 'Mal şubat ayında teslim alındı', talepAciklama: 'Mükerrer' },
    ]);
  });
});

/** The portal's format of days: `01/09/2026`. */
function dayOfPortal(day: string): string {
  return day.split('-').reverse().join('/');
}
