import * as dates from '../dates';
import type { Account, DocumentRequest, PortalDocument } from '../state';
import { textOf } from '../json';
import { BASE36, type Random } from '../random';

const cancelReasons = [
  'Fatura sehven mükerrer düzenlenmiştir.',
  'Alıcı bilgileri hatalı girilmiştir.',
  'Hizmet iptal edilmiştir.',
] as const;
const objectionReasons = ['Faturadaki miktar teslim edilenden fazladır.', 'Birim fiyat sözleşmeye aykırıdır.'] as const;

/**
 * Requests between the accounts. Each account requests to cancel its latest sale to the next one; this request is open.
 * Of the other documents between accounts, the seller requests to cancel every fifth and the buyer objects to every
 * fifth.
 */
export function seedRequests(
  random: Random,
  accounts: readonly Account[],
  documents: readonly PortalDocument[],
  today: string,
): DocumentRequest[] {
  const numbers = accounts.map(({ ownData }) => ownData.vknTckn);
  const between = documents.filter(
    ({ channel, onayDurumu, invoice }) =>
      channel === 'portal' && onayDurumu === 'Onaylandı' && numbers.includes(textOf(invoice, 'vknTckn')),
  );
  const latest = new Set(
    numbers.map((seller, index) => between.findLast(isBetween(seller, numbers[index + 1] ?? numbers[0]))),
  );
  return between.flatMap((document, index) => {
    if (latest.has(document)) return [{ ...toRequest(random, document, '0', today), iptalItirazDurumu: '0' as const }];
    return index % 5 > 1 ? [] : [toRequest(random, document, index % 5 === 0 ? '0' : '1', today)];
  });
}

function isBetween(seller: string, buyer: string | undefined): (document: PortalDocument) => boolean {
  return (document) => document.seller.vknTckn === seller && textOf(document.invoice, 'vknTckn') === buyer;
}

function toRequest(random: Random, document: PortalDocument, iptalItiraz: '0' | '1', today: string): DocumentRequest {
  const seller = document.seller.vknTckn;
  const buyer = textOf(document.invoice, 'vknTckn');
  const isObjection = iptalItiraz === '1';
  const latest = dates.addDays(document.tarih, random.between(0, 6));
  const tarih = latest < today ? latest : dates.addDays(today, -1);
  const isFresh = dates.daysBetween(tarih, today) <= 7;
  return {
    iptalItirazOid: `0k${random.letters(BASE36, 12)}`,
    ettn: document.ettn,
    iptalItiraz,
    iptalItirazDurumu: isFresh && random.chance(70) ? '0' : random.pick(['1', '2']),
    raisedBy: isObjection ? buyer : seller,
    addressedTo: isObjection ? seller : buyer,
    tarih,
    talepAciklama: isObjection ? random.pick(objectionReasons) : random.pick(cancelReasons),
    itirazYontemi: isObjection ? random.pick(['NOTER', 'TAAHHUTLU_MEKTUP', 'TELGRAF', 'KEP']) : '',
    referansBelgeId: isObjection ? `${tarih.slice(0, 4)}/${random.between(100, 9999)}` : '',
    referansBelgeTarihi: isObjection ? dates.slashed(tarih) : '',
    retAciklama: '',
  };
}
