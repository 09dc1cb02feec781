import { SaxesParser, type SaxesTagNS } from 'saxes';
import { writeKurus } from '@kalem/domain';
import { kurusOf } from '@kalem/domain/document';

export interface DocumentAmounts {
  readonly odenecek: string;
  readonly vergi: string;
  readonly toplam: string;
  readonly paraBirim: string;
  /** `InvoiceTypeCode`. Null when it is missing or unreadable. */
  readonly faturaTip: string | null;
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const INVOICE = `${UBL}Invoice-2`;
const AGGREGATE = `${UBL}CommonAggregateComponents-2`;
const BASIC = `${UBL}CommonBasicComponents-2`;
const TYPE = 'InvoiceTypeCode';
const AMOUNTS = ['PayableAmount', 'TaxInclusiveAmount', 'TaxExclusiveAmount'] as const;

/** UBL-TR invoices are 8 levels deep. */
const DEEPEST = 64;
const MOST_ATTRIBUTES = 64;
const LONGEST_NAMESPACE = 300;
const LONGEST_AMOUNT = 64;
/** GİB's codes have up to 16 letters. */
const TYPE_CODE = /^[A-Z]{1,20}$/;
const AMOUNT = /^\d{1,15}(\.\d+)?$/;

/** Not well-formed, not a UBL invoice, or over a limit. */
class UnreadableXml extends Error {}

/**
 * Reads the amounts and the type of a UBL-TR invoice. Returns undefined when the XML has no amounts, is not
 * well-formed, has a DOCTYPE, or exceeds a limit. Another taxpayer may have written the XML, so elements count only at
 * their place in the tree, not in a comment, a CDATA section, an extension or an embedded document (ATK-61). Takes
 * linear time. The taxes are the difference of the totals with and without taxes, because `TaxTotal` leaves out
 * withheld KDV (ubl-tr 4).
 */
export function readAmounts(xml: string): DocumentAmounts | undefined {
  try {
    const { texts, currency } = readTotals(xml);
    const [odenecek, toplam, matrah] = AMOUNTS.map((name) => kurusIn(texts.get(name)));
    if (odenecek === undefined || toplam === undefined || matrah === undefined) return undefined;
    return {
      odenecek: writeKurus(odenecek),
      toplam: writeKurus(toplam),
      vergi: writeKurus(toplam > matrah ? toplam - matrah : 0n),
      paraBirim: /^[A-Z]{3}$/.test(currency) ? currency : 'TRY',
      faturaTip: typeIn(texts.get(TYPE)),
    };
  } catch (error) {
    if (error instanceof UnreadableXml) return undefined;
    throw error;
  }
}

/** The texts of `Invoice/InvoiceTypeCode` and `Invoice/LegalMonetaryTotal/*`, and the currency of the payable one. */
function readTotals(xml: string): { readonly texts: ReadonlyMap<string, string>; readonly currency: string } {
  const texts = new Map<string, string>();
  let currency = '';
  let depth = 0;
  let attributes = 0;
  let isInTotals = false;
  /** The amount whose text is being read. */
  let open: string | undefined;

  const parser = new SaxesParser({ xmlns: true, position: false });
  const refuse = (reason: string): never => {
    throw new UnreadableXml(reason);
  };
  parser.on('error', ({ message }) => refuse(message));
  parser.on('doctype', () => refuse('DOCTYPE'));
  parser.on('opentagstart', () => (attributes = 0));
  parser.on('attribute', ({ name, value }) => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) refuse('Too many attributes');
    // saxes hashes the namespace of every attribute, so a long one would be slow.
    if (name.startsWith('xmlns') && value.length > LONGEST_NAMESPACE) refuse('A long namespace');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEEPEST) refuse('Too deep');
    if (open !== undefined) refuse('An element in an amount');
    if (depth === 1 && !isNamed(tag, INVOICE, 'Invoice')) refuse('Another document');
    if (depth === 2) isInTotals = isNamed(tag, AGGREGATE, 'LegalMonetaryTotal');
    if (depth === 2 && isNamed(tag, BASIC, TYPE)) open = TYPE;
    else if (depth === 3 && isInTotals) open = AMOUNTS.find((name) => isNamed(tag, BASIC, name));
    if (open === undefined) return;
    if (texts.has(open)) refuse('An amount twice');
    texts.set(open, '');
    if (open === 'PayableAmount') currency = tag.attributes['currencyID']?.value ?? '';
  });
  const addText = (text: string) => {
    if (open === undefined) return;
    const all = (texts.get(open) ?? '') + text;
    if (all.length > LONGEST_AMOUNT) refuse('A long amount');
    texts.set(open, all);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    open = undefined;
  });
  parser.write(xml).close();
  return { texts, currency };
}

function isNamed({ uri, local }: SaxesTagNS, namespace: string, name: string): boolean {
  return local === name && uri === namespace;
}

function typeIn(text = ''): string | null {
  const type = text.trim();
  return TYPE_CODE.test(type) ? type : null;
}

function kurusIn(text = ''): bigint | undefined {
  const amount = text.trim();
  return AMOUNT.test(amount) ? kurusOf(amount) : undefined;
}
