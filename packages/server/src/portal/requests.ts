import { foldTr } from '@kalem/domain';
import type { PortalDocument, PortalReceivedRequest, PortalRequest, PortalSession } from '../ports/Portal';
import { commands, type GibCommand } from './commands';
import type { Dispatcher } from './dispatcher';
import { objectOf, portalDates, portalStatus } from './formats';

const answers = { KABUL: '1', RET: '2' } as const;

/** Requests to cancel and objections, both ways (protocol 9). */
export function requestCommands(
  dispatcher: Dispatcher,
): Pick<PortalSession, 'raiseRequest' | 'listRequests' | 'answerRequest'> {
  return {
    async raiseRequest(request) {
      const answer = await dispatcher.run(commandOf(request), writeRequest(request));
      if (!answer.ok) return answer;
      // One that nobody can answer is accepted at once: `…başarıyla oluşturulmuş ve kabul edilmiştir.`
      const isAccepted = foldTr(String(answer.value)).includes('kabul edilmistir');
      return { ok: true, value: isAccepted ? 'KABUL' : 'OLUSTU' };
    },

    async listRequests(from, to) {
      const answer = await dispatcher.run(commands.listRequests, {
        baslangic: portalDates.write(from),
        bitis: portalDates.write(to),
      });
      if (!answer.ok) return answer;
      const rows = Array.isArray(answer.value) ? (answer.value as unknown[]).map(objectOf) : [];
      return {
        ok: true,
        value: rows.map(readRequest).filter((row): row is PortalReceivedRequest => row !== undefined),
      };
    },

    async answerRequest({ iptalItirazOid, cevap, aciklama }) {
      // The portal wants the reason there even when the answer is yes.
      const answer = await dispatcher.run(commands.answerRequest, {
        iptalItirazOid,
        talepCevabi: answers[cevap],
        belgeTuru: 'FATURA',
        retAciklama: aciklama,
      });
      return answer.ok ? { ok: true, value: undefined } : answer;
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
    onayDurumu: portalStatus.write('Onaylandi'),
    belgeTuru: 'FATURA',
    talepAciklama: aciklama,
    ...(itiraz && {
      itirazYontemi: itiraz.itirazYontemi,
      referansBelgeId: itiraz.referansBelgeNumarasi,
      referansBelgeTarihi: portalDates.write(itiraz.referansBelgeTarih),
    }),
    ...(gelen && {
      faturaOid: gelen.faturaOid,
      toplamTutar: gelen.toplamTutar,
      saticiVknTckn: gelen.saticiVknTckn,
      belgeNumarasi: gelen.belgeNumarasi,
    }),
  };
}

/** Undefined for rows without an id or a day, and for requests of a kind or status that we do not know. */
function readRequest(row: Readonly<Record<string, unknown>>): PortalReceivedRequest | undefined {
  const text = (key: string): string => String(row[key] ?? '').trim();
  const iptalItirazOid = text('iptalItirazOid');
  const state = readRequestColumns(row['iptalItiraz'], row['iptalItirazDurumu']);
  // The key of the day is seen in no capture: these are the names it has elsewhere (protocol 9, REQ-16).
  const tarih = portalDates.read(text('talepTarihi') || text('iptalItirazTalepTarihi') || text('tarih'));
  if (iptalItirazOid === '' || tarih === '' || state === undefined) return undefined;
  return {
    iptalItirazOid,
    tarih,
    tip: text('iptalItiraz') === '0' ? 'IPTAL' : 'ITIRAZ',
    durum: state?.durum ?? null,
    belgeNumarasi: text('belgeNumarasi'),
    saticiVknTckn: text('saticiVknTckn'),
    saticiUnvanAdSoyad: text('saticiUnvanAdSoyad'),
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

/** Kind and status of a request as rows carry them (GIB-10): `null` for one that was withdrawn, undefined where the row tells of none. */
export function readRequestColumns(iptalItiraz: unknown, durum: unknown): PortalDocument['talep'] {
  const tip = tipler.get(String(iptalItiraz));
  if (tip === undefined) return undefined;
  if (String(durum) === WITHDRAWN) return null;
  const known = durumlar.get(String(durum));
  return known && { tip, durum: known };
}
