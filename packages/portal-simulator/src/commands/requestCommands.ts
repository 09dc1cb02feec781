import { type CommandContext, type CommandTable, dateParameter, rangeParameters, textParameter } from './command';
import { isIssuedBy, isReceivedBy, partyName, recipientName } from '../documents/documentFacts';
import { type JsonObject, textOf } from '../json';
import * as dates from '../dates';
import { PortalRefusal } from '../replies';
import type { DocumentRequest, PortalDocument, PortalState } from '../state';
import { randomOid } from '../random';

const INCOMING_PAGE = 'RG_ALICI_TASLAKLAR';
const ANONYMOUS_CONSUMER = '11111111111';
const objectionMethods = ['NOTER', 'TAAHHUTLU_MEKTUP', 'TELGRAF', 'KEP'];
const objectionFields = ['itirazYontemi', 'referansBelgeId', 'referansBelgeTarihi'] as const;
const incomingFields = ['faturaOid', 'toplamTutar', 'saticiVknTckn', 'belgeNumarasi'];

/** Requests to cancel and objections: raise, list, answer (portal-protocol 9). */
export const requestCommands: CommandTable = {
  EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR: {
    pages: ['RG_TASLAKLAR', 'RG_BASITTASLAKLAR', INCOMING_PAGE],
    writes: true,
    run(context, jp) {
      const document = documentToQuestion(context, jp, 'iptal');
      // The anonymous consumer cannot answer, so the portal accepts at once.
      const isAccepted = textOf(document.invoice, 'vknTckn') === ANONYMOUS_CONSUMER;
      raise(context, document, {
        iptalItiraz: '0',
        iptalItirazDurumu: isAccepted ? '1' : '0',
        talepAciklama: textParameter(jp, 'talepAciklama'),
        itirazYontemi: '',
        referansBelgeId: '',
        referansBelgeTarihi: '',
      });
      return `İptal talebiniz başarıyla oluşturulmuş${isAccepted ? ' ve kabul edilmiştir.' : 'tur.'}`;
    },
  },

  EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR: {
    pages: ['RG_TASLAKLAR', INCOMING_PAGE],
    writes: true,
    run(context, jp) {
      const document = documentToQuestion(context, jp, 'itiraz');
      const [itirazYontemi, referansBelgeId, referansBelgeTarihi] = objectionFields.map((key) =>
        textParameter(jp, key),
      );
      dateParameter(jp, 'referansBelgeTarihi');
      if (!itirazYontemi || !objectionMethods.includes(itirazYontemi)) throw PortalRefusal.badForm();
      raise(context, document, {
        iptalItiraz: '1',
        iptalItirazDurumu: '0',
        talepAciklama: textParameter(jp, 'talepAciklama'),
        itirazYontemi,
        referansBelgeId: referansBelgeId ?? '',
        referansBelgeTarihi: referansBelgeTarihi ?? '',
      });
      return 'İtiraz talebiniz başarıyla oluşturulmuştur.';
    },
  },

  EARSIV_PORTAL_GELEN_IPTAL_ITIRAZ_TALEPLERINI_GETIR: {
    pages: ['RG_IPTALITIRAZTASLAKLAR'],
    writes: false,
    run({ portal, account }, jp) {
      const range = rangeParameters(jp);
      return portal.store.state.requests
        .filter((request) => request.addressedTo === account.ownData.vknTckn && range.has(request.tarih))
        .flatMap((request) => requestRow(portal.store.state, request) ?? []);
    },
  },

  EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE: {
    pages: ['RG_IPTALITIRAZTASLAKLAR'],
    writes: true,
    run({ portal, account }, jp) {
      const oid = textParameter(jp, 'iptalItirazOid');
      const answer = textParameter(jp, 'talepCevabi');
      // The field is required even for an acceptance.
      const retAciklama = textParameter(jp, 'retAciklama');
      const request = portal.store.state.requests.find(
        (each) =>
          each.iptalItirazOid === oid && each.addressedTo === account.ownData.vknTckn && each.iptalItirazDurumu === '0',
      );
      if (!request || (answer !== '1' && answer !== '2')) {
        throw PortalRefusal.sentence('Talep cevabı kaydedilirken beklenmeyen bir hata ile karşılaşıldı.');
      }
      request.iptalItirazDurumu = answer;
      request.retAciklama = retAciklama;
      return 'Talep durumu başarıyla güncellendi.';
    },
  },
};

/** The document of the parameters. Refused unless it is approved and has no request. */
function documentToQuestion(
  { portal, account, page }: CommandContext,
  jp: JsonObject,
  kind: 'iptal' | 'itiraz',
): PortalDocument {
  const { documents, requests } = portal.store.state;
  const isIncoming = page === INCOMING_PAGE;
  const ettn = textParameter(jp, 'ettn');
  const onayDurumu = textParameter(jp, 'onayDurumu');
  const belgeTuru = textParameter(jp, 'belgeTuru');
  textParameter(jp, 'talepAciklama');
  if (isIncoming) incomingFields.forEach((key) => textParameter(jp, key));

  const document = documents.find((each) => each.ettn === ettn && each.channel === 'portal');
  const isTheirs = document && (isIncoming ? isReceivedBy(document, account) : isIssuedBy(document, account));
  const fits = onayDurumu === 'Onaylandı' && belgeTuru === 'FATURA' && document?.onayDurumu === 'Onaylandı';
  if (!isTheirs || !fits || requests.some((request) => request.ettn === ettn)) {
    throw PortalRefusal.sentence(
      `Bu belge ${kind} talebi oluşturmak için gerekli koşulları sağlamıyor! Onaylı olduğundan ve daha önce ilgili belge için herhangi bir talepte bulunulmadığından emin olun.`,
    );
  }
  return document;
}

type RequestContent = Pick<
  DocumentRequest,
  'iptalItiraz' | 'iptalItirazDurumu' | 'talepAciklama' | 'itirazYontemi' | 'referansBelgeId' | 'referansBelgeTarihi'
>;

function raise({ portal, account, now }: CommandContext, document: PortalDocument, content: RequestContent): void {
  const raisedBy = account.ownData.vknTckn;
  const recipient = textOf(document.invoice, 'vknTckn');
  portal.store.state.requests.push({
    iptalItirazOid: randomOid('0k'),
    ettn: document.ettn,
    raisedBy,
    addressedTo: raisedBy === recipient ? document.seller.vknTckn : recipient,
    tarih: dates.today(now),
    retAciklama: '',
    ...content,
  });
}

function requestRow({ documents }: PortalState, request: DocumentRequest): JsonObject | undefined {
  const document = documents.find(({ ettn }) => ettn === request.ettn);
  if (!document) return undefined;
  const { seller, invoice } = document;
  return {
    belgeNumarasi: document.belgeNumarasi,
    belgeTuru: 'FATURA',
    ettn: document.ettn,
    belgeTarihi: dates.dashed(document.tarih),
    saticiVknTckn: seller.vknTckn,
    saticiUnvanAdSoyad: partyName(seller.unvan, seller.ad, seller.soyad),
    aliciVknTckn: textOf(invoice, 'vknTckn'),
    aliciUnvanAdSoyad: recipientName(invoice),
    iptalItiraz: request.iptalItiraz,
    iptalItirazDurumu: request.iptalItirazDurumu,
    iptalItirazOid: request.iptalItirazOid,
    itirazYontemi: request.itirazYontemi,
    talepTarihi: dates.dashed(request.tarih),
    talepAciklama: request.talepAciklama,
    referansBelgeId: request.referansBelgeId,
    referansBelgeTarihi: request.referansBelgeTarihi,
  };
}
