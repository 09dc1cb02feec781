import type { ParsedElement } from './parseXml';

/** A rule that a document can violate. `breaks` returns whether it does. */
interface Rule {
  readonly finding: string;
  breaks(invoice: ParsedElement): boolean;
}

const SUBTOTALS = 'cac:TaxTotal/cac:TaxSubtotal';
const WITHHELD = 'cac:WithholdingTaxTotal/cac:TaxSubtotal';
const CODE = 'cac:TaxCategory/cac:TaxScheme/cbc:TaxTypeCode';
const REASON = 'cac:TaxCategory/cbc:TaxExemptionReasonCode';
const SHIPMENT = 'cac:InvoiceLine/cac:Delivery/cac:Shipment';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const taxCodes =
  '0003 0011 0015 0021 0022 0059 0061 0071 0073 0074 0075 0076 0077 1047 1048 4071 4080 4081 4171 8001 8002 8004 8005 8006 8007 8008 9015 9021 9040 9077 9944'.split(
    ' ',
  );
const withheldCodes = [...range(601, 627), ...range(801, 825)];
const withheldPairs = new Set([
  ...'60130 60140 60290 60350 60370 60450 60550 60690 60790 60890 60950 60970 61090 61190 61270 61290 61370 61390 61450 61550 61570 61650 61770 61870'.split(
    ' ',
  ),
  ...'61970 62070 62190 62290 62350 62420 62530 62620 62740 62750 65020 65030 65050 65070 65090'.split(' '),
  ...range(801, 825).map((code) => `${code}100`),
]);
const notExempt = ['203', '210', '222', '224', ...range(243, 249), ...range(345, 349)];
const exemptCodes = ['001', ...range(101, 108), ...range(201, 242), '250', ...range(301, 344), '350', '501'].filter(
  (code) => !notExempt.includes(code),
);
const ozelMatrahCodes = range(801, 812);
const exportCodes = range(701, 704);
const deliveryTerms = 'CFR CIF CIP CPT DAF DAP DDP DDU DEQ DES DPU EXW FAS FCA FOB'.split(' ');
const amount = /^\d{1,15}(\.\d{1,2})?$/;

const typeOf = (invoice: ParsedElement) => invoice.one('cbc:InvoiceTypeCode').text;
const isOneOf = (invoice: ParsedElement, ...types: string[]) => types.includes(typeOf(invoice));
const reasonsOf = (invoice: ParsedElement) => invoice.texts(`${SUBTOTALS}/${REASON}`);
const both = (invoice: ParsedElement, path: string) => [
  ...invoice.all(path),
  ...invoice.all(`cac:InvoiceLine/${path}`),
];
const parties = (invoice: ParsedElement) => [
  ...invoice.all('cac:AccountingSupplierParty/cac:Party'),
  ...invoice.all('cac:AccountingCustomerParty/cac:Party'),
];
const textAt = (element: ParsedElement, path: string) => element.texts(path)[0]?.trim() ?? '';

/**
 * The rules of GİB's schematron package of 16 March 2026 (`type=earchive`) that our invoices could violate, in our own
 * words. Also the schema rules that the schematron relies on. Source: ubl-tr 2 to 6, fiscal-rules 12.
 */
const rules: readonly Rule[] = [
  {
    finding: 'no extensions',
    breaks: (invoice) => invoice.all('ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent').length === 0,
  },
  {
    finding: 'version',
    breaks: (invoice) =>
      textAt(invoice, 'cbc:UBLVersionID') !== '2.1' ||
      !['TR1.2', 'TR1.2.1'].includes(textAt(invoice, 'cbc:CustomizationID')),
  },
  { finding: 'profile', breaks: (invoice) => textAt(invoice, 'cbc:ProfileID') !== 'EARSIVFATURA' },
  { finding: 'number', breaks: (invoice) => !/^[A-Z0-9]{3}20\d{2}\d{9}$/.test(textAt(invoice, 'cbc:ID')) },
  { finding: 'copy', breaks: (invoice) => textAt(invoice, 'cbc:CopyIndicator') !== 'false' },
  {
    finding: 'uuid',
    breaks: (invoice) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(textAt(invoice, 'cbc:UUID')),
  },
  {
    finding: 'day or time',
    breaks: (invoice) =>
      !/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d/.test(
        `${textAt(invoice, 'cbc:IssueDate')}T${textAt(invoice, 'cbc:IssueTime')}`,
      ),
  },
  {
    finding: 'type',
    breaks: (invoice) =>
      !isOneOf(invoice, 'SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'),
  },
  {
    finding: 'currency',
    breaks: (invoice) =>
      !/^[A-Z]{3}$/.test(textAt(invoice, 'cbc:DocumentCurrencyCode')) ||
      textAt(invoice, 'cbc:DocumentCurrencyCode') === 'AFG',
  },
  {
    finding: 'rate',
    breaks: (invoice) =>
      textAt(invoice, 'cbc:DocumentCurrencyCode') !== 'TRY' &&
      !/^\d{1,15}(\.\d{1,6})?$/.test(textAt(invoice, 'cac:PricingExchangeRate/cbc:CalculationRate')),
  },
  {
    finding: 'signature',
    breaks: (invoice) =>
      invoice.all('cac:Signature').length !== 1 || !/^\d{10,11}$/.test(textAt(invoice, 'cac:Signature/cbc:ID')),
  },
  { finding: 'party number', breaks: (invoice) => parties(invoice).some((party) => numbersOf(party).length !== 1) },
  { finding: 'party name', breaks: (invoice) => parties(invoice).some((party) => !isNamed(party)) },
  {
    finding: 'address',
    breaks: (invoice) =>
      parties(invoice).some((party) =>
        ['cbc:CitySubdivisionName', 'cbc:CityName', 'cac:Country/cbc:Name'].some(
          (path) => party.all(`cac:PostalAddress/${path}`).length !== 1,
        ),
      ),
  },
  {
    finding: 'line count',
    breaks: (invoice) => textAt(invoice, 'cbc:LineCountNumeric') !== String(invoice.all('cac:InvoiceLine').length),
  },
  {
    finding: 'unit',
    breaks: (invoice) =>
      invoice.all('cac:InvoiceLine/cbc:InvoicedQuantity').some(({ attributes }) => !attributes.unitCode),
  },
  {
    finding: 'tax total',
    breaks: (invoice) =>
      [invoice, ...invoice.all('cac:InvoiceLine')].some(
        (part) => part.all('cac:TaxTotal').length !== 1 || part.all(SUBTOTALS).length === 0,
      ),
  },
  {
    finding: 'tax code',
    breaks: (invoice) => both(invoice, `${SUBTOTALS}/${CODE}`).some(({ text }) => !taxCodes.includes(text)),
  },
  {
    finding: '4171 of type',
    breaks: (invoice) =>
      invoice.texts(`${SUBTOTALS}/${CODE}`).includes('4171') && !isOneOf(invoice, 'TEVKIFAT', 'IADE'),
  },
  {
    finding: 'withholding of type',
    breaks: (invoice) => invoice.all('cac:WithholdingTaxTotal').length > 0 && !isOneOf(invoice, 'TEVKIFAT', 'IADE'),
  },
  {
    finding: 'withholding code',
    breaks: (invoice) => both(invoice, `${WITHHELD}/${CODE}`).some(({ text }) => !withheldCodes.includes(text)),
  },
  {
    finding: 'withholding pair',
    breaks: (invoice) =>
      both(invoice, WITHHELD).some(
        (subtotal) => !withheldPairs.has(textAt(subtotal, CODE) + textAt(subtotal, 'cbc:Percent')),
      ),
  },
  {
    finding: 'KDV 0 without reason',
    breaks: (invoice) =>
      !isOneOf(invoice, 'IADE', 'IHRACKAYITLI', 'OZELMATRAH', 'KONAKLAMAVERGISI') &&
      invoice.all(SUBTOTALS).some(isUnexplained),
  },
  {
    finding: 'reason code',
    breaks: (invoice) =>
      reasonsOf(invoice).some(
        (code) => ![...exemptCodes, ...ozelMatrahCodes, ...exportCodes, '151', '351', '555'].includes(code),
      ),
  },
  {
    finding: 'reason text',
    breaks: (invoice) =>
      both(invoice, `${SUBTOTALS}/cac:TaxCategory`).some(
        (category) =>
          textAt(category, 'cbc:TaxExemptionReasonCode') !== '' && textAt(category, 'cbc:TaxExemptionReason') === '',
      ),
  },
  {
    finding: 'istisna of type',
    breaks: (invoice) =>
      reasonsOf(invoice).some((code) => exemptCodes.includes(code)) &&
      !isOneOf(invoice, 'ISTISNA', 'IADE', 'IHRACKAYITLI'),
  },
  {
    finding: 'özel matrah of type',
    breaks: (invoice) =>
      reasonsOf(invoice).some((code) => ozelMatrahCodes.includes(code)) && !isOneOf(invoice, 'OZELMATRAH', 'IADE'),
  },
  {
    finding: 'export code of type',
    breaks: (invoice) =>
      reasonsOf(invoice).some((code) => exportCodes.includes(code)) && !isOneOf(invoice, 'IHRACKAYITLI', 'IADE'),
  },
  {
    finding: '702 without GTİP and line code',
    breaks: (invoice) =>
      isOneOf(invoice, 'IHRACKAYITLI') &&
      reasonsOf(invoice).includes('702') &&
      invoice.all('cac:InvoiceLine').some((line) => !hasPermit(line)),
  },
  { finding: 'returned invoices', breaks: (invoice) => isOneOf(invoice, 'IADE') && !namesReturned(invoice) },
  {
    finding: 'delivery term',
    breaks: (invoice) =>
      invoice
        .texts('cac:InvoiceLine/cac:Delivery/cac:DeliveryTerms/cbc:ID')
        .some((code) => !deliveryTerms.includes(code)),
  },
  {
    finding: 'transport mode',
    breaks: (invoice) =>
      invoice.texts(`${SHIPMENT}/cac:ShipmentStage/cbc:TransportModeCode`).some((code) => !/^\d$/.test(code)),
  },
  {
    finding: 'amount',
    breaks: (invoice) =>
      [...invoice.one('cac:LegalMonetaryTotal').children, ...invoice.all('cac:TaxTotal/cbc:TaxAmount')].some(
        ({ text }) => !amount.test(text),
      ),
  },
];

/** The violations of the official rules in an invoice. Empty when it is valid. */
export function officialFindings(invoice: ParsedElement): string[] {
  return rules.filter((rule) => rule.breaks(invoice)).map(({ finding }) => finding);
}

function numbersOf(party: ParsedElement): readonly ParsedElement[] {
  const numbers = party
    .all('cac:PartyIdentification/cbc:ID')
    .filter(({ attributes }) => ['VKN', 'TCKN'].includes(attributes.schemeID ?? ''));
  return numbers.filter(({ attributes, text }) => text.length === (attributes.schemeID === 'VKN' ? 10 : 11));
}

function isNamed(party: ParsedElement): boolean {
  const isPerson = party.all('cac:PartyIdentification/cbc:ID').some(({ attributes }) => attributes.schemeID === 'TCKN');
  return isPerson
    ? ['FirstName', 'FamilyName'].every((name) => textAt(party, `cac:Person/cbc:${name}`) !== '')
    : textAt(party, 'cac:PartyName/cbc:Name') !== '';
}

function isUnexplained(subtotal: ParsedElement): boolean {
  return (
    textAt(subtotal, CODE) === '0015' &&
    Number(textAt(subtotal, 'cbc:TaxAmount')) === 0 &&
    textAt(subtotal, 'cac:TaxCategory/cbc:TaxExemptionReason') === ''
  );
}

function hasPermit(line: ParsedElement): boolean {
  const shipment = 'cac:Delivery/cac:Shipment';
  const permits = line.all(
    `${shipment}/cac:TransportHandlingUnit/cac:CustomsDeclaration/cac:IssuerParty/cac:PartyIdentification/cbc:ID`,
  );
  return (
    textAt(line, `${shipment}/cac:GoodsItem/cbc:RequiredCustomsID`).length === 12 &&
    permits.some(({ attributes, text }) => attributes.schemeID === 'ALICIDIBSATIRKOD' && text.length === 11)
  );
}

function namesReturned(invoice: ParsedElement): boolean {
  const references = invoice.all('cac:BillingReference/cac:InvoiceDocumentReference');
  return (
    references.length > 0 &&
    references.every(
      (reference) => textAt(reference, 'cbc:DocumentTypeCode') === 'IADE' && textAt(reference, 'cbc:ID').length === 16,
    )
  );
}
