const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Elements of an invoice of 120,000.00 TRY with 20,000.00 of taxes. */
export const realTotals = totals('120000.00');

export function totals(payable: string, currency = 'TRY'): string {
  return `<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="${currency}">100000.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="${currency}">120000.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="${currency}">${payable}</cbc:PayableAmount></cac:LegalMonetaryTotal>`;
}

/** A UBL-TR invoice with this content in its root. */
export function ublInvoice(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns="${UBL}Invoice-2" xmlns:cac="${UBL}CommonAggregateComponents-2" xmlns:cbc="${UBL}CommonBasicComponents-2" xmlns:ext="${UBL}CommonExtensionComponents-2">${content}</Invoice>`;
}

const fill = (bytes: number, piece: string) => piece.repeat(Math.max(0, Math.floor(bytes / piece.length)));

/** XML of about that many bytes that is slow to read, each in another way. */
export const hostileXml: Readonly<Record<string, (bytes: number) => string>> = {
  'blanks in an amount in a comment': (bytes) =>
    ublInvoice(`<!--<LegalMonetaryTotal><PayableAmount>${fill(bytes, ' ')}</LegalMonetaryTotal>-->${realTotals}`),
  'blanks in an amount': (bytes) => ublInvoice(totals(fill(bytes, ' '))),
  'openings that never end': (bytes) => ublInvoice(`<!--${fill(bytes, '<LegalMonetaryTotal ')}-->${realTotals}`),
  'openings that never end, not in a comment': (bytes) => ublInvoice(fill(bytes, '<LegalMonetaryTotal ')),
  'amounts that never end': (bytes) => ublInvoice(`<!--<LegalMonetaryTotal>${fill(bytes, '<PayableAmount>')}-->`),
  comments: (bytes) => ublInvoice(`${fill(bytes, '<!---->')}${realTotals}`),
  'a comment without an end': (bytes) => ublInvoice(`<!--${fill(bytes, '- -')}`),
  'CDATA sections': (bytes) => ublInvoice(`${fill(bytes, '<![CDATA[]]>')}${realTotals}`),
  'a CDATA section without an end': (bytes) => ublInvoice(`<![CDATA[${fill(bytes, ']]')}`),
  'processing instructions': (bytes) => ublInvoice(`${fill(bytes, '<?a b?>')}${realTotals}`),
  references: (bytes) => ublInvoice(`<cbc:Note>${fill(bytes, '&amp;')}</cbc:Note>${realTotals}`),
  'references that never end': (bytes) => ublInvoice(`<cbc:Note>${fill(bytes, '&#x0')}</cbc:Note>`),
  'a deep tree': (bytes) => ublInvoice(`${fill(bytes / 2, '<a>')}${fill(bytes / 2, '</a>')}`),
  'a wide tree': (bytes) => ublInvoice(`${fill(bytes, '<a/>')}${realTotals}`),
  attributes: (bytes) =>
    ublInvoice(`<a ${Array.from({ length: bytes / 12 }, (_, at) => `a${at}=""`).join(' ')}/>${realTotals}`),
  namespaces: (bytes) =>
    ublInvoice(`<a ${Array.from({ length: bytes / 20 }, (_, at) => `xmlns:a${at}="b"`).join(' ')}/>`),
  'a long namespace that many attributes have': (bytes) =>
    ublInvoice(`<a xmlns:n="${fill(bytes / 2, 'n')}">${fill(bytes / 2, '<a n:b=""/>')}</a>`),
  'an attribute without an end': (bytes) => ublInvoice(`<a b="${fill(bytes, "'")}`),
  'a long name': (bytes) => ublInvoice(`<${fill(bytes, 'a')}/>`),
  'a DOCTYPE': (bytes) => `<!DOCTYPE a [${fill(bytes, '<!ENTITY a "b">')}]>${ublInvoice(realTotals)}`,
  'blanks before the root': (bytes) => fill(bytes, ' '),
};
