import { foldTr } from '@kalem/domain';
import type { PortalReceivedRequest, PortalRequest, PortalRow, PortalSession } from '../ports/Portal';
import { commands, type GibCommand } from './commands';
import { type Dispatcher, mapAnswer } from './dispatcher';
import {
  objectsOf,
  type PortalObject,
  readCalendarDate,
  readCut,
  readDocumentNumber,
  readKey,
  readName,
  readTaxNumber,
  readText,
  writeDate,
  writeStatus,
} from './formats';

type RequestCommands = Pick<PortalSession, 'raiseRequest' | 'listRequests' | 'answerRequest'>;

const answers = { KABUL: '1', RET: '2' } as const;

/** Sends and reads cancel requests and objections (portal-protocol 9). */
export function requestCommands(dispatcher: Dispatcher): RequestCommands {
  return {
    async raiseRequest(request) {
      const answer = await dispatcher.run(commandOf(request), writeRequest(request));
      // A request without a recipient is accepted at once: `…başarıyla oluşturulmuş ve kabul edilmiştir.`
      return mapAnswer(answer, (text) => (foldTr(String(text)).includes('kabul edilmistir') ? 'KABUL' : 'OLUSTU'));
    },

    async listRequests(from, to) {
      const range = { baslangic: writeDate(from), bitis: writeDate(to) };
      const answer = await dispatcher.run(commands.listRequests, range);
      return mapAnswer(answer, (value) => objectsOf(value).flatMap((row) => readRequest(row) ?? []));
    },

    async answerRequest({ iptalItirazOid, cevap, aciklama }) {
      // The portal requires the reason even for an acceptance.
      const answer = await dispatcher.run(commands.answerRequest, {
        iptalItirazOid,
        talepCevabi: answers[cevap],
        belgeTuru: 'FATURA',
        retAciklama: aciklama,
      });
      return mapAnswer(answer, () => undefined);
    },
  };
}

function commandOf({ itiraz, gelen }: PortalRequest): GibCommand {
  if (gelen) return itiraz ? commands.objectToReceived : commands.cancelReceived;
  return itiraz ? commands.objectToOwn : commands.cancelOwn;
}

function writeRequest({ ettn, aciklama, itiraz, gelen }: PortalRequest): Record<string, string> {
  return {
    ettn,
    onayDurumu: writeStatus('Onaylandi'),
    belgeTuru: 'FATURA',
    talepAciklama: aciklama,
    ...(itiraz && {
      itirazYontemi: itiraz.itirazYontemi,
      referansBelgeId: itiraz.referansBelgeNumarasi,
      referansBelgeTarihi: writeDate(itiraz.referansBelgeTarih),
    }),
    ...(gelen && {
      faturaOid: gelen.faturaOid,
      toplamTutar: gelen.toplamTutar,
      saticiVknTckn: gelen.saticiVknTckn,
      belgeNumarasi: gelen.belgeNumarasi,
    }),
  };
}

/** The contract's limits for texts of other taxpayers. */
const longest = { oid: 100, aciklama: 4000, yontem: 100, belge: 100 };

/** Undefined for rows without an id or a day, and for an unknown kind or status. */
function readRequest(row: PortalObject): PortalReceivedRequest | undefined {
  const text = (key: string): string => readText(row[key]);
  const iptalItirazOid = readKey(row['iptalItirazOid'], longest.oid);
  const state = readRequestColumns(row['iptalItiraz'], row['iptalItirazDurumu']);
  // The key of the day was never recorded. These are its names in other replies (portal-protocol 9, REQ-16).
  const tarih = readCalendarDate(text('talepTarihi') || text('iptalItirazTalepTarihi') || text('tarih'));
  if (iptalItirazOid === '' || tarih === '' || state === undefined) return undefined;
  return {
    iptalItirazOid,
    tarih,
    tip: text('iptalItiraz') === '0' ? 'IPTAL' : 'ITIRAZ',
    durum: state?.durum ?? null,
    belgeNumarasi: readDocumentNumber(row['belgeNumarasi']),
    saticiVknTckn: readTaxNumber(row['saticiVknTckn']),
    saticiUnvanAdSoyad: readName(row['saticiUnvanAdSoyad']),
    belgeTarihi: readCalendarDate(text('belgeTarihi')),
    aliciVknTckn: readTaxNumber(row['aliciVknTckn']),
    aliciUnvanAdSoyad: readName(row['aliciUnvanAdSoyad']),
    aciklama: readCut(row['talepAciklama'], longest.aciklama),
    itirazYontemi: readCut(row['itirazYontemi'], longest.yontem),
    referansBelgeNumarasi: readCut(row['referansBelgeId'], longest.belge),
    referansBelgeTarih: readCalendarDate(text('referansBelgeTarihi')),
  };
}

const WITHDRAWN = '3';
const tipler = new Map<string, 'IPTAL' | 'ITIRAZ'>([
  ['0', 'IPTAL'],
  ['1', 'ITIRAZ'],
]);
const durumlar = new Map<string, 'OLUSTU' | 'KABUL' | 'RET'>([
  ['0', 'OLUSTU'],
  ['1', 'KABUL'],
  ['2', 'RET'],
]);

/** Kind and status of a request in a row (GIB-10): `null` for a withdrawn one, undefined without such columns. */
export function readRequestColumns(iptalItiraz: unknown, durum: unknown): PortalRow['talep'] {
  const tip = tipler.get(String(iptalItiraz));
  if (tip === undefined) return undefined;
  if (String(durum) === WITHDRAWN) return null;
  const known = durumlar.get(String(durum));
  return known && { tip, durum: known };
}
