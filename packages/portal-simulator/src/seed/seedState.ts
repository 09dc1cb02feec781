import * as dates from '../dates';
import type { Account, OnayDurumu, OwnData, PortalDocument, PortalState } from '../state';
import { BASE36, createRandom, type Random } from '../random';
import { seedRequests } from './seedRequests';
import { type AccountHolder, accountHolders, type Taxpayer } from './accountHolders';
import { textOf } from '../json';
import { composeInvoice } from './composeInvoice';
import { planSales, type Sale } from './planSales';

const FIRST_USER_CODE = 33333301;
const INCOMPLETE_USER_CODE = '33333309';
const HEX = '0123456789abcdef';

/** The initial data of a portal: always the same, dated relative to `now`. */
export function seedState(now: Date): PortalState {
  const random = createRandom(33333301);
  const today = dates.today(now);
  const accounts = seedAccounts();
  const { documents, lastNumbers } = seedDocuments(random, today);
  return { accounts, documents, requests: seedRequests(random, accounts, documents, today), lastNumbers };
}

/**
 * The ten accounts, password `1`. The own data of the ninth is incomplete, so its first draft is refused
 * (portal-protocol 5.1).
 */
function seedAccounts(): Account[] {
  return accountHolders.map((holder, index) => {
    const userCode = String(FIRST_USER_CODE + index);
    const missing = userCode === INCOMPLETE_USER_CODE ? { vergiDairesi: '', cadde: '', ilce: '', il: '' } : {};
    return { userCode, password: '1', telefon: holder.telefon, ownData: { ...ownDataOf(holder), ...missing } };
  });
}

/** The own data of a taxpayer: complete for an account holder, otherwise the fields of the registry. */
function ownDataOf(taxpayer: Taxpayer & Partial<AccountHolder>): OwnData {
  const { vknTckn, unvan, ad, soyad, vergiDairesi, cadde, ilce, il } = taxpayer;
  return {
    vknTckn,
    unvan,
    ad,
    soyad,
    vergiDairesi,
    sicilNo: '',
    mersisNo: '',
    isMerkezi: '',
    cadde,
    apartmanAdi: '',
    apartmanNo: taxpayer.apartmanNo ?? '',
    kapiNo: taxpayer.kapiNo ?? '',
    kasaba: '',
    ilce,
    il,
    postaKodu: taxpayer.postaKodu ?? '',
    ulke: 'Türkiye',
    telNo: taxpayer.telNo ?? '',
    faksNo: '',
    ePostaAdresi: taxpayer.ePostaAdresi ?? '',
    webSitesiAdresi: '',
  };
}

/** Documents of the year before `today`, numbered by seller in the order of their dates. */
function seedDocuments(random: Random, today: string): Pick<PortalState, 'documents' | 'lastNumbers'> {
  const lastNumbers: Record<string, number> = {};
  const sales = planSales(random, today).sort((a, b) => a.tarih.localeCompare(b.tarih));
  const documents = sales.map((sale) => {
    const key = `${sale.seller.vknTckn}-${sale.tarih.slice(0, 4)}`;
    const number = (lastNumbers[key] ?? 0) + 1;
    lastNumbers[key] = number;
    return toDocument(random, sale, number, today);
  });
  return { documents, lastNumbers };
}

function toDocument(random: Random, sale: Sale, number: number, today: string): PortalDocument {
  const { tarih, channel } = sale;
  const invoice = composeInvoice(random, sale.offer, sale.recipient, tarih);
  const onayDurumu = sale.onayDurumu ?? chooseStatus(random, dates.daysBetween(tarih, today));
  const signedAt = new Date(`${tarih}T${textOf(invoice, 'saat')}+03:00`);
  return {
    ettn: seedEttn(random),
    faturaOid: `0k${random.letters(BASE36, 12)}`,
    belgeNumarasi: `${channel === 'portal' ? 'GIB' : 'ENT'}${tarih.slice(0, 4)}${String(number).padStart(9, '0')}`,
    channel,
    seller: ownDataOf(sale.seller),
    onayDurumu,
    approvedAt: onayDurumu === 'Onaylandı' ? signedAt.toISOString() : null,
    tarih,
    invoice,
  };
}

/** Only the last week has drafts: older ones can no longer be signed. */
function chooseStatus(random: Random, daysAgo: number): OnayDurumu {
  if (random.chance(4)) return 'Silinmiş';
  return daysAgo <= 7 && random.chance(35) ? 'Onaylanmadı' : 'Onaylandı';
}

function seedEttn(random: Random): string {
  const part = (length: number): string => random.letters(HEX, length);
  return `${part(8)}-${part(4)}-4${part(3)}-${random.letters('89ab', 1)}${part(3)}-${part(12)}`;
}
