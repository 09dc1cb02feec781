import { streetName, writeKurus } from '@kalem/domain';
import {
  currencyCode,
  isKdvDeferred,
  isZero,
  kurusOf,
  printedNotes,
  taxSums,
  tevkifatSums,
} from '@kalem/domain/document';
import type { Invoice, Seller } from '../source';
import { amountLeaf, group, leaf, writeXml, type XmlNode } from './elements';
import { lineXml } from './lines';
import { addressXml, identificationXml, partyXml } from './party';
import { taxTotalXml, withholdingXml } from './taxes';

const namespaces = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  'xmlns:ext': 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
};

/**
 * The unsigned UBL-TR XML of an e-Arşiv invoice of any of the seven types. A draft has 'TASLAK' as its number and its
 * id as its ETTN. The lines must be calculated. Source: ubl-tr 2 to 5.
 */
export function renderXml(invoice: Invoice, seller: Seller): string {
  const { totals, malHizmetler: lines } = invoice;
  const currency = currencyCode(invoice.paraBirim);
  const number = invoice.belgeNumarasi ?? 'TASLAK';
  const isDeferred = isKdvDeferred(invoice);
  const deferredKdv = isDeferred ? kurusOf(totals.hesaplananKdv) : 0n;
  const payableTax = kurusOf(totals.vergilerToplami) - kurusOf(totals.hesaplananV9015) - deferredKdv;
  return writeXml({
    name: 'Invoice',
    attributes: namespaces,
    content: [
      unsigned,
      leaf('UBLVersionID', '2.1'),
      leaf('CustomizationID', 'TR1.2'),
      leaf('ProfileID', 'EARSIVFATURA'),
      leaf('ID', number),
      leaf('CopyIndicator', 'false'),
      leaf('UUID', invoice.ettn ?? invoice.id),
      leaf('IssueDate', invoice.faturaTarih),
      leaf('IssueTime', invoice.faturaSaat),
      leaf('InvoiceTypeCode', invoice.faturaTip || 'SATIS'),
      ...printedNotes(invoice.not).map((note) => leaf('Note', note)),
      leaf('DocumentCurrencyCode', currency),
      leaf('LineCountNumeric', String(lines.length)),
      ...references(invoice),
      signature(number, seller),
      group('AccountingSupplierParty', sellerParty(seller)),
      group('AccountingCustomerParty', recipientParty(invoice)),
      documentAllowance(invoice, currency),
      exchangeRate(invoice, currency),
      taxTotalXml(writeKurus(payableTax), taxSums(lines), currency),
      withholdingXml(totals.hesaplananV9015, tevkifatSums(lines), currency),
      monetaryTotal(invoice, currency, deferredKdv),
      ...lines.map((line, index) => lineXml(line, index + 1, { currency, isKdvDeferred: isDeferred })),
    ],
  });
}

/** The schema requires content in place of the signature. It accepts a foreign element (ubl-tr 1). */
const unsigned: XmlNode = {
  name: 'ext:UBLExtensions',
  content: [
    {
      name: 'ext:UBLExtension',
      content: [
        {
          name: 'ext:ExtensionContent',
          content: [{ name: 'kalem:unsigned', content: '', attributes: { 'xmlns:kalem': 'urn:kalem:unsigned' } }],
        },
      ],
    },
  ],
};

/** References in the order of the schema: the returned invoices, then the delivery note. Source: ubl-tr 2. */
function references(invoice: Invoice): XmlNode[] {
  return [
    ...invoice.iadeFaturalari.filter(({ faturaNumarasi }) => faturaNumarasi).map(returned),
    ...deliveryNote(invoice),
  ];
}

function returned({ faturaNumarasi, faturaTarih }: Invoice['iadeFaturalari'][number]): XmlNode {
  return group(
    'BillingReference',
    group(
      'InvoiceDocumentReference',
      leaf('ID', faturaNumarasi),
      leaf('IssueDate', faturaTarih),
      leaf('DocumentTypeCode', 'IADE'),
    ),
  );
}

/** The delivery note. The schema requires a day, so the default is the invoice's day. */
function deliveryNote({ irsaliyeNumarasi, irsaliyeTarihi, faturaTarih }: Invoice): XmlNode[] {
  if (irsaliyeNumarasi.trim() === '') return [];
  return [
    group('DespatchDocumentReference', leaf('ID', irsaliyeNumarasi), leaf('IssueDate', irsaliyeTarihi || faturaTarih)),
  ];
}

function signature(number: string, seller: Seller): XmlNode {
  return group(
    'Signature',
    leaf('ID', seller.vknTckn, { schemeID: 'VKN_TCKN' }),
    group('SignatoryParty', identificationXml(seller.vknTckn), addressXml('PostalAddress', sellerAddress(seller))),
    group('DigitalSignatureAttachment', group('ExternalReference', leaf('URI', `#Signature_${number}`))),
  );
}

function sellerAddress(seller: Seller) {
  return { ...seller, cadde: streetName(seller) };
}

function sellerParty(seller: Seller): XmlNode {
  return partyXml({
    ...seller,
    address: addressXml('PostalAddress', sellerAddress(seller)),
    telefon: seller.yetkiliTelNo,
    faks: seller.faksNo,
    numbers: { MERSISNO: seller.mersisNo, TICARETSICILNO: seller.sicilNo },
  });
}

function recipientParty(invoice: Invoice): XmlNode {
  return partyXml({
    vknTckn: invoice.vknTckn,
    unvan: invoice.aliciUnvan,
    ad: invoice.aliciAdi,
    soyad: invoice.aliciSoyadi,
    vergiDairesi: invoice.vergiDairesi,
    address: addressXml('PostalAddress', {
      cadde: invoice.adres,
      ilce: invoice.ilce,
      il: invoice.il,
      ulke: invoice.ulke,
    }),
    email: invoice.emails[0],
  });
}

/** The portal writes this element in every document, even without a discount. */
function documentAllowance({ totals }: Invoice, currency: string): XmlNode {
  return group(
    'AllowanceCharge',
    leaf('ChargeIndicator', String(totals.tip === 'Arttırım')),
    amountLeaf('Amount', totals.toplamIskonto, currency),
  );
}

function exchangeRate({ dovizKur }: Invoice, currency: string): XmlNode | undefined {
  if (currency === 'TRY' || isZero(dovizKur)) return undefined;
  return group(
    'PricingExchangeRate',
    leaf('SourceCurrencyCode', currency),
    leaf('TargetCurrencyCode', 'TRY'),
    leaf('CalculationRate', dovizKur),
  );
}

function monetaryTotal({ totals }: Invoice, currency: string, deferredKdv: bigint): XmlNode {
  const raised = totals.tip === 'Arttırım';
  return group(
    'LegalMonetaryTotal',
    amountLeaf('LineExtensionAmount', totals.urunHizmetToplamTutari, currency),
    amountLeaf('TaxExclusiveAmount', totals.matrah, currency),
    amountLeaf('TaxInclusiveAmount', writeKurus(kurusOf(totals.vergilerDahilToplamTutar) - deferredKdv), currency),
    amountLeaf('AllowanceTotalAmount', raised ? '0' : totals.toplamIskonto, currency),
    raised ? amountLeaf('ChargeTotalAmount', totals.toplamIskonto, currency) : undefined,
    amountLeaf('PayableAmount', totals.odenecekTutar, currency),
  );
}
