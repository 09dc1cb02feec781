import * as decimal from '../decimal';
import { type JsonObject, objectsIn, textOf } from '../json';
import * as dates from '../dates';
import type { PortalDocument } from '../state';
import { invoiceTypeCode } from './documentFacts';
import { XmlElement } from './markup';
import { isKeptBack, reasonText, taxBreakdown, type TaxShare } from './taxes';
import { recipientParty, sellerParty, signatoryParty } from './xmlParties';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const namespaces = {
  xmlns: `${UBL}Invoice-2`,
  'xmlns:cac': `${UBL}CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}CommonBasicComponents-2`,
  'xmlns:ext': `${UBL}CommonExtensionComponents-2`,
};

/**
 * The document as UBL-TR e-Arşiv XML. The portal signs an approved document; the simulator only writes the time of
 * approval.
 */
export function renderXml(document: PortalDocument): string {
  const { invoice, seller } = document;
  const currency = textOf(invoice, 'paraBirimi');
  const lines = objectsIn(invoice, 'malHizmetTable');
  const note = textOf(invoice, 'not');
  const root = new XmlElement(
    'Invoice',
    [
      new XmlElement('ext:UBLExtensions', [
        new XmlElement('ext:UBLExtension', [new XmlElement('ext:ExtensionContent', [seal(document)])]),
      ]),
      new XmlElement('cbc:UBLVersionID', '2.1'),
      new XmlElement('cbc:CustomizationID', 'TR1.2'),
      new XmlElement('cbc:ProfileID', 'EARSIVFATURA'),
      new XmlElement('cbc:ID', document.belgeNumarasi),
      new XmlElement('cbc:CopyIndicator', 'false'),
      new XmlElement('cbc:UUID', document.ettn),
      new XmlElement('cbc:IssueDate', document.tarih),
      new XmlElement('cbc:IssueTime', textOf(invoice, 'saat')),
      new XmlElement('cbc:InvoiceTypeCode', invoiceTypeCode(invoice)),
      note ? new XmlElement('cbc:Note', note) : null,
      new XmlElement('cbc:DocumentCurrencyCode', currency),
      new XmlElement('cbc:LineCountNumeric', String(lines.length)),
      ...references(invoice),
      signature(document),
      new XmlElement('cac:AccountingSupplierParty', [sellerParty(seller)]),
      new XmlElement('cac:AccountingCustomerParty', [recipientParty(invoice)]),
      discount(invoice, currency),
      currency === 'TRY' ? null : exchangeRate(invoice, currency),
      ...taxTotals(lines, currency),
      monetaryTotal(invoice, currency),
      ...lines.map((line, index) => invoiceLine(line, index + 1, currency)),
    ],
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function seal({ approvedAt }: PortalDocument): XmlElement {
  const name = approvedAt ? 'sim:Approved' : 'sim:Unapproved';
  return new XmlElement(name, approvedAt ?? '', { 'xmlns:sim': 'urn:kalem:portal-simulator' });
}

/** Order, returned invoices and delivery note, in the order of the schema. */
function references(invoice: JsonObject): (XmlElement | null)[] {
  const returned = objectsIn(invoice, 'iadeTable').map(
    (row) =>
      new XmlElement('cac:BillingReference', [
        new XmlElement('cac:InvoiceDocumentReference', [
          ...idAndDate(textOf(row, 'faturaNo'), textOf(row, 'duzenlenmeTarihi')),
          new XmlElement('cbc:DocumentTypeCode', 'IADE'),
        ]),
      ]),
  );
  const order = textOf(invoice, 'siparisNumarasi');
  const deliveryNote = textOf(invoice, 'irsaliyeNumarasi');
  return [
    order ? new XmlElement('cac:OrderReference', idAndDate(order, textOf(invoice, 'siparisTarihi'))) : null,
    ...returned,
    deliveryNote
      ? new XmlElement('cac:DespatchDocumentReference', idAndDate(deliveryNote, textOf(invoice, 'irsaliyeTarihi')))
      : null,
  ];
}

function idAndDate(id: string, date: string): (XmlElement | null)[] {
  const iso = dates.parse(date);
  return [new XmlElement('cbc:ID', id), iso ? new XmlElement('cbc:IssueDate', iso) : null];
}

function signature({ seller, ettn }: PortalDocument): XmlElement {
  return new XmlElement('cac:Signature', [
    new XmlElement('cbc:ID', seller.vknTckn, { schemeID: 'VKN_TCKN' }),
    signatoryParty(seller),
    new XmlElement('cac:DigitalSignatureAttachment', [
      new XmlElement('cac:ExternalReference', [new XmlElement('cbc:URI', `#Signature_${ettn}`)]),
    ]),
  ]);
}

function discount(invoice: JsonObject, currency: string): XmlElement {
  return new XmlElement('cac:AllowanceCharge', [
    new XmlElement('cbc:ChargeIndicator', String(textOf(invoice, 'tip') === 'Arttırım')),
    amount('Amount', invoice, 'toplamIskonto', currency),
  ]);
}

function amount(name: string, fields: JsonObject, key: string, currency: string): XmlElement {
  return money(name, decimal.parse(textOf(fields, key)), currency);
}

function money(name: string, amount: bigint, currency: string): XmlElement {
  return new XmlElement(`cbc:${name}`, decimal.fixed(amount), { currencyID: currency });
}

function exchangeRate(invoice: JsonObject, currency: string): XmlElement {
  return new XmlElement('cac:PricingExchangeRate', [
    new XmlElement('cbc:SourceCurrencyCode', currency),
    new XmlElement('cbc:TargetCurrencyCode', 'TRY'),
    new XmlElement('cbc:CalculationRate', textOf(invoice, 'dovzTLkur')),
  ]);
}

/**
 * `TaxTotal`, and `WithholdingTaxTotal` if KDV is withheld; `TaxTotal` then contains only the remaining tax (ubl-tr 4).
 */
function taxTotals(lines: readonly JsonObject[], currency: string): XmlElement[] {
  const { kdv, others, tevkifat } = taxBreakdown(lines);
  const withheld = sum(tevkifat);
  const added = others.filter(({ code }) => !isKeptBack(code));
  const total = (name: string, amount: bigint, shares: readonly TaxShare[]): XmlElement =>
    new XmlElement(name, [
      money('TaxAmount', amount, currency),
      ...shares.map((share, index) => subtotal(share, index + 1, currency)),
    ]);

  const taxes = total('cac:TaxTotal', sum([...kdv, ...added]) - withheld, [...kdv, ...others]);
  return tevkifat.length === 0 ? [taxes] : [taxes, total('cac:WithholdingTaxTotal', withheld, tevkifat)];
}

function sum(shares: readonly TaxShare[]): bigint {
  return shares.reduce((total, { tutar }) => total + tutar, 0n);
}

function subtotal(
  { code, title, oran, reason, matrah, tutar }: TaxShare,
  sequence: number,
  currency: string,
): XmlElement {
  return new XmlElement('cac:TaxSubtotal', [
    money('TaxableAmount', matrah, currency),
    money('TaxAmount', tutar, currency),
    new XmlElement('cbc:CalculationSequenceNumeric', String(sequence)),
    new XmlElement('cbc:Percent', oran),
    new XmlElement('cac:TaxCategory', [
      reason ? new XmlElement('cbc:TaxExemptionReasonCode', reason) : null,
      reason ? new XmlElement('cbc:TaxExemptionReason', reasonText(reason)) : null,
      new XmlElement('cac:TaxScheme', [new XmlElement('cbc:Name', title), new XmlElement('cbc:TaxTypeCode', code)]),
    ]),
  ]);
}

/** `LineExtensionAmount` is the goods total before discount, as the portal writes it (ubl-tr 4). */
function monetaryTotal(invoice: JsonObject, currency: string): XmlElement {
  return new XmlElement('cac:LegalMonetaryTotal', [
    amount('LineExtensionAmount', invoice, 'malhizmetToplamTutari', currency),
    amount('TaxExclusiveAmount', invoice, 'matrah', currency),
    amount('TaxInclusiveAmount', invoice, 'vergilerDahilToplamTutar', currency),
    amount('AllowanceTotalAmount', invoice, 'toplamIskonto', currency),
    amount('PayableAmount', invoice, 'odenecekTutar', currency),
  ]);
}

function invoiceLine(line: JsonObject, number: number, currency: string): XmlElement {
  return new XmlElement('cac:InvoiceLine', [
    new XmlElement('cbc:ID', String(number)),
    new XmlElement('cbc:InvoicedQuantity', textOf(line, 'miktar'), { unitCode: textOf(line, 'birim') }),
    amount('LineExtensionAmount', line, 'malHizmetTutari', currency),
    lineDiscount(line, currency),
    ...taxTotals([line], currency),
    new XmlElement('cac:Item', [new XmlElement('cbc:Name', textOf(line, 'malHizmet'))]),
    new XmlElement('cac:Price', [
      new XmlElement('cbc:PriceAmount', textOf(line, 'birimFiyat'), { currencyID: currency }),
    ]),
  ]);
}

function lineDiscount(line: JsonObject, currency: string): XmlElement | null {
  if (decimal.parse(textOf(line, 'iskontoTutari')) === 0n) return null;
  const rate = decimal.parse(textOf(line, 'iskontoOrani')) / 100n;
  return new XmlElement('cac:AllowanceCharge', [
    new XmlElement('cbc:ChargeIndicator', String(textOf(line, 'iskontoArttm') === 'Arttırım')),
    new XmlElement('cbc:MultiplierFactorNumeric', decimal.plain(rate)),
    amount('Amount', line, 'iskontoTutari', currency),
    amount('BaseAmount', line, 'fiyat', currency),
  ]);
}
