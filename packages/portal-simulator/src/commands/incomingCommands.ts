import { type CommandTable, rangeParameters } from './command';
import { isReceivedBy, partyName, requestColumns } from '../documents/documentFacts';
import { type JsonObject, textOf } from '../json';
import * as dates from '../dates';
import { PortalRefusal } from '../replies';
import type { PortalDocument, PortalState } from '../state';

const LONGEST_RANGE_DAYS = 7;

const halves: Readonly<Record<string, (saat: string) => boolean>> = {
  FIRST_HALF: (saat) => saat < '12:00:00',
  LAST_HALF: (saat) => saat >= '12:00:00',
};

/** Documents issued to the account by others (portal-protocol 8). */
export const incomingCommands: CommandTable = {
  EARSIV_PORTAL_ADIMA_KESILEN_BELGELERI_GETIR: {
    pages: ['RG_ALICI_TASLAKLAR'],
    writes: false,
    run({ portal, account }, jp) {
      const range = rangeParameters(jp);
      if (range.days > LONGEST_RANGE_DAYS)
        throw PortalRefusal.sentence(`Tarih aralığı ${LONGEST_RANGE_DAYS} günden fazla olamaz.`);
      // Mandatory since January 2025: without it the portal answers null.
      const interval = textOf(jp, 'hourlySearchInterval');
      if (interval === '') return null;
      const fitsTime = readInterval(interval, range.days);

      return portal.store.state.documents
        .filter((document) => document.channel === 'portal' && isReceivedBy(document, account))
        .filter((document) => range.has(document.tarih) && fitsTime(textOf(document.invoice, 'saat')))
        .map((document) => incomingRow(portal.store.state, document));
    },
  },

  EARSIV_PORTAL_ENTEGRATOR_ADIMA_DUZENLENENLER_SORGULA: {
    pages: ['RG_ALICI_ENTEGRATOR'],
    writes: false,
    run({ portal, account }, jp) {
      const range = rangeParameters(jp);
      return portal.store.state.documents
        .filter((document) => document.channel === 'integrator' && isReceivedBy(document, account))
        .filter((document) => range.has(document.tarih) && isAskedFor(document, jp))
        .map(integratorRow);
    },
  },
};

function readInterval(interval: string, days: number): (saat: string) => boolean {
  if (interval === 'NONE') return () => true;
  const half = Object.hasOwn(halves, interval) ? halves[interval] : undefined;
  if (!half || days > 1) throw PortalRefusal.badForm();
  return half;
}

function incomingRow(state: PortalState, document: PortalDocument): JsonObject {
  return {
    ...sellerColumns(document),
    ettn: document.ettn,
    faturaOid: document.faturaOid,
    toplamTutar: textOf(document.invoice, 'vergilerDahilToplamTutar'),
    ...(requestColumns(state, document) ?? { iptalItiraz: '-99', talepDurum: '-99' }),
  };
}

function isAskedFor({ belgeNumarasi, seller }: PortalDocument, jp: JsonObject): boolean {
  const matches = (key: string, value: string): boolean => ['', value].includes(textOf(jp, key));
  return (
    matches('saticiVknTckn', seller.vknTckn) && matches('faturaNo', belgeNumarasi) && matches('belgeTuru', 'FATURA')
  );
}

/** The rows of this list have no ETTN. */
function integratorRow(document: PortalDocument): JsonObject {
  return { faturaNo: document.belgeNumarasi, ...sellerColumns(document) };
}

function sellerColumns({ belgeNumarasi, seller, tarih, onayDurumu }: PortalDocument): JsonObject {
  return {
    belgeNumarasi,
    saticiVknTckn: seller.vknTckn,
    saticiUnvanAdSoyad: partyName(seller.unvan, seller.ad, seller.soyad),
    belgeTarihi: dates.dashed(tarih),
    belgeTuru: 'FATURA',
    onayDurumu,
  };
}
