/** A row of a list of the portal. */
export interface Row {
  readonly ettn: string;
  readonly belgeNumarasi: string;
  readonly [column: string]: string;
}

/** A range of days as the portal takes it, DD/MM/YYYY. */
interface Days {
  baslangic: string;
  bitis: string;
}

/**
 * The other party's actions in the portal. Each step logs in and out, because the portal allows one session per
 * account. Invoices are found by ETTN: each seller numbers from 1, so two sellers can have the same number.
 */
export interface Counterparty {
  /** Its approved invoices to this recipient without a request. */
  freeInvoicesTo: (vknTckn: string, days: Days) => Promise<Row[]>;
  /** Requests to cancel one of them. */
  cancel: (invoice: Row) => Promise<void>;
  /** Objects, by a notary, to an invoice that it received in these days, seven at most. */
  object: (ettn: string, days: Days) => Promise<void>;
  /** Accepts or rejects the request on an invoice. */
  answer: (ettn: string, cevap: 'KABUL' | 'RET', days: Days) => Promise<void>;
  /** Changes the date of one of its drafts, without Kalem. */
  moveDraft: (ettn: string, faturaTarih: string) => Promise<void>;
  /** State of the request on one of its invoices: 0 open, 1 accepted, 2 rejected. */
  stateOf: (ettn: string, days: Days) => Promise<string | undefined>;
  /** The same for an invoice that it received in these days, seven at most. */
  stateOfReceived: (ettn: string, days: Days) => Promise<string | undefined>;
}

/** A scripted taxpayer at the simulated portal. */
export function counterparty(portalUrl: string, userCode: string): Counterparty {
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(`${portalUrl}/earsiv-services/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return (await response.json()) as { token?: string; data?: unknown; messages?: { text: string }[] };
  };
  const inPortal = async (cmd: string, pageName: string, jp: object): Promise<unknown> => {
    const { token = '' } = await post('assos-login', { assoscmd: 'login', userid: userCode, sifre: '1' });
    const { data, messages } = await post('dispatch', { cmd, pageName, token, jp: JSON.stringify(jp) });
    await post('assos-login', { assoscmd: 'logout', token });
    if (messages) throw new Error(`${cmd}: ${messages.map(({ text }) => text).join()}`);
    return data;
  };
  const issued = async (days: Days) =>
    (await inPortal('EARSIV_PORTAL_TASLAKLARI_GETIR', 'RG_BASITTASLAKLAR', {
      ...days,
      hangiTip: '5000/30000',
      table: [],
    })) as Row[];
  const received = async (ettn: string, days: Days) => {
    const list = 'EARSIV_PORTAL_ADIMA_KESILEN_BELGELERI_GETIR';
    const rows = (await inPortal(list, 'RG_ALICI_TASLAKLAR', { ...days, hourlySearchInterval: 'NONE' })) as Row[];
    return withEttn(rows, ettn);
  };
  return {
    async freeInvoicesTo(vknTckn, days) {
      const rows = await issued(days);
      return rows.filter(
        (row) =>
          row.aliciVknTckn === vknTckn && row.onayDurumu === 'Onaylandı' && !['0', '1'].includes(row.iptalItiraz ?? ''),
      );
    },
    async cancel({ ettn }) {
      await inPortal('EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', 'RG_TASLAKLAR', {
        ettn,
        onayDurumu: 'Onaylandı',
        belgeTuru: 'FATURA',
        talepAciklama: 'Fatura sehven mükerrer düzenlenmiştir.',
      });
    },
    async object(ettn, days) {
      await inPortal('EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR', 'RG_ALICI_TASLAKLAR', {
        ...(await received(ettn, days)),
        talepAciklama: 'Teslim edilen miktar faturadakinden azdır.',
        itirazYontemi: 'NOTER',
        referansBelgeId: '2026/4711',
        referansBelgeTarihi: days.bitis,
      });
    },
    async answer(ettn, cevap, days) {
      const rows = (await inPortal(
        'EARSIV_PORTAL_GELEN_IPTAL_ITIRAZ_TALEPLERINI_GETIR',
        'RG_IPTALITIRAZTASLAKLAR',
        days,
      )) as Row[];
      await inPortal('EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE', 'RG_IPTALITIRAZTASLAKLAR', {
        iptalItirazOid: withEttn(rows, ettn).iptalItirazOid,
        talepCevabi: cevap === 'KABUL' ? '1' : '2',
        belgeTuru: 'FATURA',
        retAciklama: cevap === 'RET' ? 'Kabul edilmedi' : '',
      });
    },
    async moveDraft(ettn, faturaTarih) {
      const form = (await inPortal('EARSIV_PORTAL_FATURA_GETIR', 'RG_BASITFATURA', { ettn })) as object;
      const earlier = new Date(Date.parse(faturaTarih) - 30 * 86_400_000).toISOString().slice(0, 10);
      const faturaTarihi = earlier.split('-').reverse().join('/');
      await inPortal('EARSIV_PORTAL_FATURA_OLUSTUR', 'RG_BASITFATURA', { ...form, faturaTarihi });
    },
    async stateOf(ettn, days) {
      return withEttn(await issued(days), ettn).talepDurum;
    },
    async stateOfReceived(ettn, days) {
      return (await received(ettn, days)).talepDurum;
    },
  };
}

function withEttn(rows: readonly Row[], ettn: string): Row {
  const row = rows.find((each) => each.ettn === ettn);
  if (!row) throw new Error(`The portal lists no document ${ettn}`);
  return row;
}
