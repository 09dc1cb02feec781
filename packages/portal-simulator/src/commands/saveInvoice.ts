import type { CommandContext } from './command';
import { isIssuedBy } from '../documents/documentFacts';
import { type JsonObject, objectsIn, textOf } from '../json';
import * as dates from '../dates';
import { PortalRefusal } from '../replies';
import type { Account, PortalDocument, PortalState } from '../state';
import { randomOid } from '../random';
import { arithmeticFaults } from './arithmeticFaults';
import { isAmountKey } from '../documents/fetchedInvoice';

const ETTN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SUCCESS = 'Faturanız başarıyla oluşturulmuştur. Düzenlenen Belgeler menüsünden faturanıza ulaşabilirsiniz.';
const DECIMAL = /^-?\d+(\.\d+)?$/;
const requiredFields = ['faturaTarihi', 'saat', 'paraBirimi', 'dovzTLkur', 'vknTckn', 'ulke'];
const requiredLineFields = ['malHizmet', 'miktar', 'birim', 'birimFiyat', 'kdvOrani'];
const optionalDates = ['irsaliyeTarihi', 'siparisTarihi', 'fisTarihi', 'yatirimTesvikTarihi'];

/**
 * Creates a draft, or updates the one with the form's ETTN and number. Returns the portal's success sentence
 * (portal-protocol 6.1, 6.2, 6.5).
 */
export function saveInvoice(context: CommandContext, form: JsonObject): string {
  const { portal, account } = context;
  if (!isComplete(account)) {
    throw PortalRefusal.sentence(
      'Bu Mükellef Kullanıcı Bilgilerini Güncellemedi. Lütfen kullanıcı bilgilerinizi güncelledikten sonra tekrar deneyiniz.',
    );
  }
  checkInvoice(form);
  if (portal.switchBoard.current.strictArithmetic) {
    arithmeticFaults(form).forEach((fault) => portal.log(`Draft with other amounts than its lines give: ${fault}`));
  }
  const ettn = textOf(form, 'faturaUuid').toLowerCase();
  const known = portal.store.state.documents.find((document) => document.ettn === ettn);
  if (known) update(context, known, form);
  else create(context, ettn, form);
  return SUCCESS;
}

function isComplete({ ownData }: Account): boolean {
  const hasName = ownData.unvan !== '' || (ownData.ad !== '' && ownData.soyad !== '');
  return hasName && [ownData.vergiDairesi, ownData.cadde, ownData.ilce, ownData.il].every((value) => value !== '');
}

/** Throws if the portal cannot read the form (portal-protocol 3.1, 6.2). Ignores the arithmetic, like the portal. */
function checkInvoice(invoice: JsonObject): void {
  const lines = objectsIn(invoice, 'malHizmetTable');
  demand(lines.length > 0);
  demand(requiredFields.every((key) => textOf(invoice, key) !== ''));
  demand(lines.every((line) => requiredLineFields.every((key) => textOf(line, key) !== '')));
  [invoice, ...lines].forEach(checkAmounts);

  demand(dates.parse(textOf(invoice, 'faturaTarihi')) !== null);
  demand(optionalDates.map((key) => textOf(invoice, key)).every((date) => date === '' || dates.parse(date) !== null));
  demand(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(textOf(invoice, 'saat')));
  demand(/^[A-Z]{3}$/.test(textOf(invoice, 'paraBirimi')));
  demand(/^\d{10,11}$/.test(textOf(invoice, 'vknTckn')));
  checkRate(textOf(invoice, 'dovzTLkur'), textOf(invoice, 'paraBirimi'));
}

function checkAmounts(fields: JsonObject): void {
  for (const [key, value] of Object.entries(fields)) {
    if (isAmountKey(key) && value !== '' && value !== null) checkDecimal(textOf(fields, key));
  }
}

function checkDecimal(text: string): void {
  // The portal refuses a decimal comma without a reason.
  if (text.includes(',')) throw PortalRefusal.sentence('Bir hata meydana geldi');
  demand(DECIMAL.test(text));
}

function checkRate(rate: string, paraBirimi: string): void {
  checkDecimal(rate);
  demand(paraBirimi === 'TRY' || Number(rate) > 0);
}

function demand(holds: boolean): void {
  if (!holds) throw PortalRefusal.badForm();
}

function update({ portal, account }: CommandContext, document: PortalDocument, form: JsonObject): void {
  const isTheirs = isIssuedBy(document, account) && document.belgeNumarasi === textOf(form, 'belgeNumarasi');
  if (portal.switchBoard.current.refuseUpdates || !isTheirs || document.onayDurumu !== 'Onaylanmadı') {
    throw PortalRefusal.sentence('Bu ETTN ile fatura zaten mevcut.');
  }
  document.invoice = form;
  document.tarih = issueDate(form);
  document.seller = account.ownData;
}

function create(context: CommandContext, sentEttn: string, form: JsonObject): void {
  const { portal, account } = context;
  if (sentEttn !== '' && !mayChoose(context, sentEttn)) {
    throw PortalRefusal.sentence('Ettn ya eksik ya boş ya da 36 uzunluk sınırına uymuyor.');
  }
  const ettn = sentEttn || crypto.randomUUID();
  const tarih = issueDate(form);
  portal.store.state.documents.push({
    ettn,
    faturaOid: randomOid('0k'),
    belgeNumarasi: nextNumber(portal.store.state, account.ownData.vknTckn, tarih),
    channel: 'portal',
    seller: account.ownData,
    onayDurumu: 'Onaylanmadı',
    approvedAt: null,
    tarih,
    invoice: form,
  });
  const { listLag } = portal.switchBoard.current;
  if (listLag > 0) portal.hiddenDrafts.set(ettn, listLag);
}

function mayChoose({ portal, session, legacy }: CommandContext, ettn: string): boolean {
  if (!ETTN.test(ettn)) return false;
  const { refuseClientUuid, acceptReservedUuids } = portal.switchBoard.current;
  return legacy || !refuseClientUuid || (acceptReservedUuids && session.reservedEttns.has(ettn));
}

function issueDate(form: JsonObject): string {
  const date = dates.parse(textOf(form, 'faturaTarihi'));
  if (!date) throw PortalRefusal.badForm();
  return date;
}

function nextNumber({ lastNumbers }: PortalState, vknTckn: string, tarih: string): string {
  const year = tarih.slice(0, 4);
  const last = (lastNumbers[`${vknTckn}-${year}`] ?? 0) + 1;
  lastNumbers[`${vknTckn}-${year}`] = last;
  return `GIB${year}${String(last).padStart(9, '0')}`;
}
