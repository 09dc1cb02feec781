import { describe, expect, test } from 'vitest';
import { kurusOf } from '@kalem/domain/document';
import type { Invoice, Line } from '../source';
import { parseXml, type ParsedElement } from '../testing/parseXml';
import { sampleInvoice, sampleSeller, vectorInvoices } from '../testing/samples';
import { renderXml } from './renderXml';

const headerOrder = (
  'ext:UBLExtensions cbc:UBLVersionID cbc:CustomizationID cbc:ProfileID cbc:ID cbc:CopyIndicator cbc:UUID cbc:IssueDate cbc:IssueTime ' +
  'cbc:InvoiceTypeCode cbc:Note cbc:DocumentCurrencyCode cbc:LineCountNumeric cac:BillingReference cac:DespatchDocumentReference cac:Signature ' +
  'cac:AccountingSupplierParty cac:AccountingCustomerParty cac:AllowanceCharge cac:PricingExchangeRate cac:TaxTotal cac:WithholdingTaxTotal ' +
  'cac:LegalMonetaryTotal cac:InvoiceLine'
).split(' ');
const lineOrder =
  'cbc:ID cbc:InvoicedQuantity cbc:LineExtensionAmount cac:Delivery cac:AllowanceCharge cac:TaxTotal cac:WithholdingTaxTotal cac:Item cac:Price'.split(
    ' ',
  );
const partyOrder =
  'cbc:WebsiteURI cac:PartyIdentification cac:PartyName cac:PostalAddress cac:PartyTaxScheme cac:Contact cac:Person'.split(
    ' ',
  );
const addressOrder =
  'cbc:Room cbc:StreetName cbc:BuildingName cbc:BuildingNumber cbc:CitySubdivisionName cbc:CityName cbc:PostalZone cbc:Region cac:Country'.split(
    ' ',
  );

const parse = (invoice: Invoice, seller = sampleSeller) => parseXml(renderXml(invoice, seller));
const plain: Line = { malHizmet: 'Defter', miktar: '2', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };

function expectOrder(element: ParsedElement, order: readonly string[]): void {
  const names = element.children.map(({ name }) => name);
  expect(order).toEqual(expect.arrayContaining([...new Set(names)]));
  expect(names).toEqual([...names].sort((left, right) => order.indexOf(left) - order.indexOf(right)));
}

function everyElement(element: ParsedElement): ParsedElement[] {
  return [element, ...element.children.flatMap(everyElement)];
}

const amountOf = (element: ParsedElement, path: string) => kurusOf(element.one(path).text);

describe.each(vectorInvoices)('API-93: XML of %s %s', (_id, _name, invoice) => {
  const root = parse(invoice);
  const { totals } = invoice;

  test('its elements are in the order of the schema', () => {
    expectOrder(root, headerOrder);
    for (const line of root.all('cac:InvoiceLine')) expectOrder(line, lineOrder);
    for (const party of [
      root.one('cac:AccountingSupplierParty/cac:Party'),
      root.one('cac:AccountingCustomerParty/cac:Party'),
    ]) {
      expectOrder(party, partyOrder);
      expectOrder(party.one('cac:PostalAddress'), addressOrder);
    }
  });

  test('its lines are counted and numbered', () => {
    expect(root.one('cbc:LineCountNumeric').text).toBe(String(invoice.malHizmetler.length));
    expect(root.texts('cac:InvoiceLine/cbc:ID')).toEqual(invoice.malHizmetler.map((_line, index) => String(index + 1)));
  });

  test('every amount has two decimals, no sign and the currency of the document', () => {
    const amounts = everyElement(root).filter(({ attributes }) => 'currencyID' in attributes);
    for (const { attributes } of amounts) expect(attributes.currencyID).toBe(invoice.paraBirim);
    for (const { name, text } of amounts)
      expect(text).toMatch(name === 'cbc:PriceAmount' ? /^\d+(\.\d{1,10})?$/ : /^\d{1,15}\.\d{2}$/);
  });

  test('its monetary totals equal the invoice’s', () => {
    const total = root.one('cac:LegalMonetaryTotal');
    const deferred = invoice.faturaTip === 'IHRACKAYITLI' ? kurusOf(totals.hesaplananKdv) : 0n;
    expect(total.one('cbc:LineExtensionAmount').text).toBe(totals.urunHizmetToplamTutari);
    expect(total.one('cbc:TaxExclusiveAmount').text).toBe(totals.matrah);
    expect(amountOf(total, 'cbc:TaxInclusiveAmount')).toBe(kurusOf(totals.vergilerDahilToplamTutar) - deferred);
    expect(total.one('cbc:PayableAmount').text).toBe(totals.odenecekTutar);
  });

  test('gross minus discount equals net, for lines and document', () => {
    const total = root.one('cac:LegalMonetaryTotal');
    const charge = total.all('cbc:ChargeTotalAmount').map(({ text }) => kurusOf(text))[0] ?? 0n;
    expect(amountOf(total, 'cbc:LineExtensionAmount') - amountOf(total, 'cbc:AllowanceTotalAmount') + charge).toBe(
      amountOf(total, 'cbc:TaxExclusiveAmount'),
    );
    for (const line of root.all('cac:InvoiceLine')) {
      const change = amountOf(line, 'cac:AllowanceCharge/cbc:Amount');
      const sign = line.one('cac:AllowanceCharge/cbc:ChargeIndicator').text === 'true' ? 1n : -1n;
      expect(amountOf(line, 'cac:AllowanceCharge/cbc:BaseAmount') + sign * change).toBe(
        amountOf(line, 'cbc:LineExtensionAmount'),
      );
    }
  });

  test('the taxes of the lines add up to the document’s, for each tax', () => {
    const sum = (from: readonly ParsedElement[], path: string) =>
      from.reduce((total, element) => total + amountOf(element, path), 0n);
    const lines = root.all('cac:InvoiceLine');
    expect(sum(lines, 'cac:TaxTotal/cbc:TaxAmount')).toBe(amountOf(root, 'cac:TaxTotal/cbc:TaxAmount'));
    expect(sum(root.all('cac:TaxTotal/cac:TaxSubtotal'), 'cbc:TaxAmount')).toBe(
      sum(root.all('cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal'), 'cbc:TaxAmount'),
    );
    const kdv = root
      .all('cac:TaxTotal/cac:TaxSubtotal')
      .filter((subtotal) => subtotal.one('cac:TaxCategory/cac:TaxScheme/cbc:TaxTypeCode').text === '0015');
    expect(sum(kdv, 'cbc:TaxAmount')).toBe(kurusOf(totals.hesaplananKdv));
  });

  test('has one numbered subtotal for each code and rate', () => {
    const subtotals = root.all('cac:TaxTotal/cac:TaxSubtotal');
    const keys = subtotals.map((subtotal) =>
      [
        subtotal.one('cac:TaxCategory/cac:TaxScheme/cbc:TaxTypeCode').text,
        subtotal.one('cbc:Percent').text,
        ...subtotal.texts('cac:TaxCategory/cbc:TaxExemptionReasonCode'),
      ].join(),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^\d{4},/.test(key))).toBe(true);
    expect(subtotals.map((subtotal) => subtotal.one('cbc:CalculationSequenceNumeric').text)).toEqual(
      subtotals.map((_subtotal, index) => String(index + 1)),
    );
  });

  test('writes withheld KDV as a separate total, only if there is any', () => {
    const withheld = root.all('cac:WithholdingTaxTotal');
    expect(withheld.map((total) => total.one('cbc:TaxAmount').text)).toEqual(
      totals.hesaplananV9015 === undefined ? [] : [totals.hesaplananV9015],
    );
  });

  test('the payable amount is net plus payable taxes minus deductions', () => {
    const total = root.one('cac:LegalMonetaryTotal');
    const keptBack = ['V0003', 'V0011', 'V4171', 'V9040'].reduce(
      (sum, code) => sum + kurusOf(totals.vergiToplamlar?.[code]),
      0n,
    );
    expect(amountOf(total, 'cbc:TaxExclusiveAmount') + amountOf(root, 'cac:TaxTotal/cbc:TaxAmount') - keptBack).toBe(
      amountOf(total, 'cbc:PayableAmount'),
    );
  });
});

describe('head of the XML', () => {
  test('API-93: fixed values, number, ETTN, day, time and type', () => {
    const root = parse(sampleInvoice([plain]));
    const head = root.children
      .filter(({ children, name }) => children.length === 0 && name.startsWith('cbc:'))
      .map(({ name, text }) => [name.slice(4), text]);
    expect(Object.fromEntries(head)).toEqual({
      UBLVersionID: '2.1',
      CustomizationID: 'TR1.2',
      ProfileID: 'EARSIVFATURA',
      ID: 'GIB2026000000917',
      CopyIndicator: 'false',
      UUID: '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53',
      IssueDate: '2026-09-03',
      IssueTime: '14:05:09',
      InvoiceTypeCode: 'SATIS',
      DocumentCurrencyCode: 'TRY',
      LineCountNumeric: '1',
    });
    expect(root.one('ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent').children).toHaveLength(1);
    expect(root.one('cac:Signature/cac:DigitalSignatureAttachment/cac:ExternalReference/cbc:URI').text).toBe(
      '#Signature_GIB2026000000917',
    );
    expect(root.one('cac:Signature/cbc:ID').attributes.schemeID).toBe('VKN_TCKN');
  });

  test('OC-81 API-91: a draft that is not at the portal yet has its id as ETTN and TASLAK as number', () => {
    const root = parse(sampleInvoice([plain], { ettn: null, belgeNumarasi: null, onayDurumu: 'Onaylanmadi' }));
    expect(root.one('cbc:UUID').text).toBe('0e3f1a52-7c55-4a9e-9d3e-2f6a1b7c8d90');
    expect(root.one('cbc:ID').text).toBe('TASLAK');
  });

  test('INV-31 INV-32 INV-34: each automatic or special note is one Note, split at ### and line feeds', () => {
    const not =
      'YALNIZ İKİYÜZKIRK TÜRK LİRASI\nÖrnek Bank IBAN: TR330006100519786457841326###Teşekkür ederiz\r\n\n  Yine bekleriz ';
    expect(parse(sampleInvoice([plain], { not })).texts('cbc:Note')).toEqual([
      'YALNIZ İKİYÜZKIRK TÜRK LİRASI',
      'Örnek Bank IBAN: TR330006100519786457841326',
      'Teşekkür ederiz',
      'Yine bekleriz',
    ]);
  });

  test('INV-33: writes the 701 wording of an export-registered invoice into the notes', () => {
    const note =
      '701 - 3065 sayılı Katma Değer Vergisi Kanununun 11/1-c maddesi hükmüne göre ihraç edilmek şartıyla teslim edildiğinden Katma Değer Vergisi tahsil edilmemiştir.';
    expect(
      parse(
        sampleInvoice([{ ...plain, istisnaMuafiyetSebebi: '701' }], { faturaTip: 'IHRACKAYITLI', not: `${note}###` }),
      ).texts('cbc:Note'),
    ).toEqual([note]);
  });

  test('refers to the delivery note and to every returned invoice', () => {
    const root = parse(
      sampleInvoice([plain], {
        faturaTip: 'IADE',
        irsaliyeNumarasi: 'IRS2026000000012',
        irsaliyeTarihi: '2026-09-01',
        iadeFaturalari: [
          { faturaNumarasi: 'GIB2026000000801', faturaTarih: '2026-08-01' },
          { faturaNumarasi: 'GIB2026000000802', faturaTarih: '2026-08-02' },
        ],
      }),
    );
    expect(root.texts('cac:DespatchDocumentReference/cbc:ID')).toEqual(['IRS2026000000012']);
    expect(root.texts('cac:DespatchDocumentReference/cbc:IssueDate')).toEqual(['2026-09-01']);
    const references = root
      .all('cac:BillingReference')
      .map((reference) => reference.one('cac:InvoiceDocumentReference').children.map(({ text }) => text));
    expect(references).toEqual([
      ['GIB2026000000801', '2026-08-01', 'IADE'],
      ['GIB2026000000802', '2026-08-02', 'IADE'],
    ]);
  });

  test('a foreign currency has its rate, AFG is written as AFN, and TRY has no rate', () => {
    const rate = parse(sampleInvoice([plain], { paraBirim: 'AFG', dovizKur: '0.512345' })).one(
      'cac:PricingExchangeRate',
    );
    expect(rate.children.map(({ text }) => text)).toEqual(['AFN', 'TRY', '0.512345']);
    expect(parse(sampleInvoice([plain])).all('cac:PricingExchangeRate')).toEqual([]);
  });
});

describe('parties of the XML', () => {
  const customer = (fields: Partial<Invoice>) =>
    parse(sampleInvoice([plain], fields)).one('cac:AccountingCustomerParty/cac:Party');

  test('ten digits are a VKN with a name', () => {
    const party = customer({});
    expect(party.one('cac:PartyIdentification/cbc:ID').attributes.schemeID).toBe('VKN');
    expect(party.one('cac:PartyName/cbc:Name').text).toBe('Yıldız Çiçekçilik ve Peyzaj Ltd. Şti.');
    expect(party.all('cac:Person')).toEqual([]);
    expect(party.one('cac:PartyTaxScheme/cac:TaxScheme/cbc:Name').text).toBe('ÜSKÜDAR');
  });

  test('eleven digits are a TCKN with a person, also for the anonymous consumer', () => {
    const party = customer({
      vknTckn: '11111111111',
      aliciUnvan: '',
      aliciAdi: 'Işık',
      aliciSoyadi: 'Öztürk',
      vergiDairesi: '',
      emails: [],
    });
    expect(party.one('cac:PartyIdentification/cbc:ID').attributes.schemeID).toBe('TCKN');
    expect(party.one('cac:Person').children.map(({ text }) => text)).toEqual(['Işık', 'Öztürk']);
    expect([...party.all('cac:PartyName'), ...party.all('cac:PartyTaxScheme'), ...party.all('cac:Contact')]).toEqual(
      [],
    );
  });

  test('a person with only a title gets its words as names', () => {
    const party = customer({ vknTckn: '12345678950', aliciUnvan: 'Ayşe Nur Demir', aliciAdi: '', aliciSoyadi: '' });
    expect(party.one('cac:Person').children.map(({ text }) => text)).toEqual(['Ayşe Nur', 'Demir']);
  });

  test('writes district, province and country even when they are empty', () => {
    const address = customer({ il: '', ilce: '', ulke: '', adres: '' }).one('cac:PostalAddress');
    expect(address.children.map(({ name, text }) => [name, text.trim()])).toEqual([
      ['cbc:CitySubdivisionName', ''],
      ['cbc:CityName', ''],
      ['cac:Country', 'Türkiye'],
    ]);
  });

  test('A-21: the seller has its registry numbers, and its open address after the street', () => {
    const seller = parse(sampleInvoice([plain]), { ...sampleSeller, acikAdres: 'Sanayi Sitesi B Blok' }).one(
      'cac:AccountingSupplierParty/cac:Party',
    );
    expect(
      seller.all('cac:PartyIdentification/cbc:ID').map(({ attributes, text }) => [attributes.schemeID, text]),
    ).toEqual([
      ['VKN', '3333333301'],
      ['MERSISNO', '0333333330100017'],
      ['TICARETSICILNO', '412345'],
    ]);
    expect(seller.one('cac:PostalAddress/cbc:StreetName').text).toBe('ATATÜRK CD Sanayi Sitesi B Blok');
  });
});

describe('taxes of the XML', () => {
  const subtotalsOf = (invoice: Invoice) =>
    parse(invoice)
      .all('cac:TaxTotal/cac:TaxSubtotal')
      .map((subtotal) => ({
        code: subtotal.one('cac:TaxCategory/cac:TaxScheme/cbc:TaxTypeCode').text,
        name: subtotal.one('cac:TaxCategory/cac:TaxScheme/cbc:Name').text,
        base: subtotal.one('cbc:TaxableAmount').text,
        amount: subtotal.one('cbc:TaxAmount').text,
        percent: subtotal.one('cbc:Percent').text,
        reason: subtotal.texts('cac:TaxCategory/cbc:TaxExemptionReasonCode')[0],
        reasonText: subtotal.texts('cac:TaxCategory/cbc:TaxExemptionReason')[0],
      }));

  test('a tax that is subject to KDV raises the base of KDV, loses the V of its code and has its official name', () => {
    expect(
      subtotalsOf(
        sampleInvoice([{ ...plain, miktar: '1', birimFiyat: '1000', V0073Orani: '10' }], { vergiler: ['V0073'] }),
      ),
    ).toEqual([
      {
        code: '0015',
        name: 'KDV',
        base: '1100.00',
        amount: '220.00',
        percent: '20',
        reason: undefined,
        reasonText: undefined,
      },
      {
        code: '0073',
        name: 'Kolalı Gazoz, Alkollü İçecekler ve Tütün Mamullerine İlişkin Özel Tüketim Vergisi',
        base: '1000.00',
        amount: '100.00',
        percent: '10',
        reason: undefined,
        reasonText: undefined,
      },
    ]);
  });

  test('withholding: the total is the payable KDV, the subtotal the full KDV, in the document as in the line', () => {
    const root = parse(
      sampleInvoice([{ ...plain, miktar: '1', birimFiyat: '112.5', tevkifatKodu: '602' }], { faturaTip: 'TEVKIFAT' }),
    );
    const line = root.one('cac:InvoiceLine');
    for (const part of [root, line]) {
      expect(part.one('cac:TaxTotal/cbc:TaxAmount').text).toBe('2.25');
      expect(part.one('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount').text).toBe('22.50');
      expect(part.one('cac:WithholdingTaxTotal/cbc:TaxAmount').text).toBe('20.25');
      const withheld = part.one('cac:WithholdingTaxTotal/cac:TaxSubtotal');
      expect(withheld.children.slice(0, 3).map(({ text }) => text)).toEqual(['22.50', '20.25', '90']);
      expect(withheld.one('cac:TaxCategory/cac:TaxScheme').children.map(({ text }) => text)).toEqual([
        'Etüt, Plan-Proje, Danışmanlık, Denetim ve Benzeri Hizmetler',
        '602',
      ]);
    }
    expect(root.one('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount').text).toBe('135.00');
    expect(root.one('cac:LegalMonetaryTotal/cbc:PayableAmount').text).toBe('114.75');
  });

  test('the same rate typed in different ways is one subtotal', () => {
    const lines = ['10', '10.00', '010.0'].map((V0073Orani) => ({ ...plain, V0073Orani }));
    expect(
      subtotalsOf(sampleInvoice(lines, { vergiler: ['V0073'] })).map(({ code, percent, amount }) => [
        code,
        percent,
        amount,
      ]),
    ).toEqual([
      ['0015', '20', '132.00'],
      ['0073', '10', '60.00'],
    ]);
  });

  test('writes 627-Ex as 627, and a free rate without a code as 650', () => {
    const codes = (line: Line) =>
      parse(sampleInvoice([{ ...plain, ...line }], { faturaTip: 'TEVKIFAT' })).texts(
        'cac:WithholdingTaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:TaxTypeCode',
      );
    expect(codes({ tevkifatKodu: '627-Ex' })).toEqual(['627']);
    expect(codes({ V9015Orani: '50' })).toEqual(['650']);
  });

  test('an exempt line has KDV 0 with code and text of the reason', () => {
    expect(
      subtotalsOf(sampleInvoice([{ ...plain, kdvOrani: '0', istisnaMuafiyetSebebi: '301' }], { faturaTip: 'ISTISNA' })),
    ).toEqual([
      {
        code: '0015',
        name: 'KDV',
        base: '200.00',
        amount: '0.00',
        percent: '0',
        reason: '301',
        reasonText: expect.stringContaining('11/1-a'),
      },
    ]);
    expect(subtotalsOf(sampleInvoice([{ ...plain, kdvOrani: '0', istisnaMuafiyetSebebi: '351*' }]))[0]?.reason).toBe(
      '351',
    );
  });

  test('writes two subtotals for two exemptions at KDV 0', () => {
    const lines = ['301', '302', '301'].map((istisnaMuafiyetSebebi) => ({
      ...plain,
      kdvOrani: '0',
      istisnaMuafiyetSebebi,
    }));
    expect(
      subtotalsOf(sampleInvoice(lines, { faturaTip: 'ISTISNA' })).map(({ reason, base }) => [reason, base]),
    ).toEqual([
      ['301', '400.00'],
      ['302', '200.00'],
    ]);
  });

  test('özel matrah: writes the special base, and the reason from its own list', () => {
    const [kdv] = subtotalsOf(
      sampleInvoice([{ ...plain, miktar: '1', kdvOrani: '18', ozelMatrahNedeni: '805', ozelMatrahTutari: '50' }], {
        faturaTip: 'OZELMATRAH',
      }),
    );
    expect(kdv).toMatchObject({
      base: '50.00',
      amount: '9.00',
      reason: '805',
      reasonText: expect.stringContaining('Altından Mamul'),
    });
  });

  test.each([
    ['ISTISNA', '001', 'Diplomatik İstisna'],
    ['ISTISNA', '104', 'Petrol Arama Faaliyetlerinde Bulunanlara Yapılan Teslimler'],
    ['ISTISNA', '501', "Türkiye'de İkamet Etmeyenlere"],
    ['SATIS', '151', 'ÖTV - İstisna Olmayan Diğer'],
    ['SATIS', '555', 'KDV Oran Kontrolüne Tabi Olmayan Satışlar'],
  ] as const)('OFF-12, REF-12: writes %s %s with its official text', (faturaTip, istisnaMuafiyetSebebi, text) => {
    const [kdv] = subtotalsOf(sampleInvoice([{ ...plain, istisnaMuafiyetSebebi }], { faturaTip }));
    expect(kdv).toMatchObject({ reason: istisnaMuafiyetSebebi, reasonText: expect.stringContaining(text) });
  });

  test('OFF-12, REF-13: an özel matrah next to an exemption has the code, and the text contains both', () => {
    const both = { ...plain, istisnaMuafiyetSebebi: '555', ozelMatrahNedeni: '805', ozelMatrahTutari: '50' };
    const [kdv] = subtotalsOf(sampleInvoice([both], { faturaTip: 'OZELMATRAH' }));
    expect(kdv).toMatchObject({
      reason: '805',
      reasonText: expect.stringMatching(/^Altından Mamul.*; 555 - KDV Oran Kontrolüne Tabi Olmayan Satışlar$/),
    });
  });

  test('export-registered with a rate: shows the KDV but does not collect it', () => {
    const root = parse(sampleInvoice([{ ...plain, istisnaMuafiyetSebebi: '701' }], { faturaTip: 'IHRACKAYITLI' }));
    expect(root.one('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount').text).toBe('40.00');
    expect(root.one('cac:TaxTotal/cbc:TaxAmount').text).toBe('0.00');
    expect(root.one('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount').text).toBe('200.00');
    expect(root.one('cac:LegalMonetaryTotal/cbc:PayableAmount').text).toBe('200.00');
    expect(root.one('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason').text).toContain('11/1-c');
  });

  test('accommodation tax: writes KDV 0 without a reason and 0059 at 2', () => {
    const taxes = subtotalsOf(
      sampleInvoice([{ ...plain, kdvOrani: '0', miktar: '1', birimFiyat: '1000' }], { faturaTip: 'KONAKLAMAVERGISI' }),
    );
    expect(taxes).toMatchObject([
      { code: '0015', amount: '0.00', reason: undefined },
      { code: '0059', name: 'Konaklama Vergisi', base: '1000.00', amount: '20.00' },
    ]);
  });

  test('stopaj is a separate subtotal and not part of the payable amount', () => {
    const root = parse(
      sampleInvoice([{ ...plain, miktar: '1', birimFiyat: '1000', V0003Orani: '20' }], { vergiler: ['V0003'] }),
    );
    expect(root.one('cac:TaxTotal/cbc:TaxAmount').text).toBe('200.00');
    expect(root.texts('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount')).toEqual(['200.00', '200.00']);
    expect(root.one('cac:LegalMonetaryTotal/cbc:PayableAmount').text).toBe('1000.00');
  });
});

describe('lines of the XML', () => {
  const lineOf = (line: Line, fields: Partial<Invoice> = {}) =>
    parse(sampleInvoice([{ ...plain, ...line }], fields)).one('cac:InvoiceLine');

  test('writes quantity with unit, net, name, text and price', () => {
    const line = lineOf({ miktar: '2.125', birim: 'KGM', birimFiyat: '83.33333', aciklama: 'Yerli üretim' });
    expect([line.one('cbc:InvoicedQuantity').text, line.one('cbc:InvoicedQuantity').attributes.unitCode]).toEqual([
      '2.125',
      'KGM',
    ]);
    expect(line.one('cac:Item').children.map(({ name, text }) => [name, text])).toEqual([
      ['cbc:Description', 'Yerli üretim'],
      ['cbc:Name', 'Defter'],
    ]);
    expect(line.one('cac:Price/cbc:PriceAmount').text).toBe('83.33333');
  });

  test.each([
    [{ iskontoOrani: '12.5' }, 'false', '0.125', '25.00'],
    [{ iskontoOrani: '10', iskontoTip: 'ARTTIRIM' as const }, 'true', '0.1', '20.00'],
    [{ iskontoOrani: '100' }, 'false', '1', '200.00'],
    [{ iskontoTutari: '7.77' }, 'false', '0', '7.77'],
    [{}, 'false', '0', '0.00'],
  ])('discount %o', (discount, indicator, factor, amount) => {
    const allowance = lineOf(discount).one('cac:AllowanceCharge');
    expect(allowance.children.map(({ text }) => text)).toEqual([indicator, factor, amount, '200.00']);
  });

  test('an increase is a charge of the document', () => {
    const total = parse(sampleInvoice([{ ...plain, iskontoOrani: '10', iskontoTip: 'ARTTIRIM' }])).one(
      'cac:LegalMonetaryTotal',
    );
    expect([total.one('cbc:AllowanceTotalAmount').text, total.one('cbc:ChargeTotalAmount').text]).toEqual([
      '0.00',
      '20.00',
    ]);
  });

  test('LIN-14: writes the delivery details of an export', () => {
    const delivery = lineOf(
      {
        kdvOrani: '0',
        istisnaMuafiyetSebebi: '301',
        gtip: '620342000010',
        teslimSarti: 'FOB',
        esyaKapCinsi: 'BX',
        kapNo: 'K-1/12',
        kapAdet: '12',
        gonderilmeSekli: '1',
        teslimBedelOdemeYeri: 'Ambarlı Limanı',
      },
      { faturaTip: 'ISTISNA' },
    ).one('cac:Delivery');
    expect(delivery.children.map(({ name }) => name)).toEqual([
      'cac:DeliveryAddress',
      'cac:DeliveryTerms',
      'cac:Shipment',
    ]);
    expect(delivery.one('cac:DeliveryAddress/cbc:StreetName').text).toBe('Ambarlı Limanı');
    expect([
      delivery.one('cac:DeliveryTerms/cbc:ID').text,
      delivery.one('cac:DeliveryTerms/cbc:ID').attributes.schemeID,
    ]).toEqual(['FOB', 'INCOTERMS']);
    const shipment = delivery.one('cac:Shipment');
    expect(shipment.children.map(({ name }) => name)).toEqual([
      'cbc:ID',
      'cac:GoodsItem',
      'cac:ShipmentStage',
      'cac:TransportHandlingUnit',
    ]);
    expect(shipment.one('cac:GoodsItem/cbc:RequiredCustomsID').text).toBe('620342000010');
    expect(shipment.one('cac:ShipmentStage/cbc:TransportModeCode').text).toBe('1');
    expect(shipment.one('cac:TransportHandlingUnit/cac:ActualPackage').children.map(({ text }) => text)).toEqual([
      'K-1/12',
      '12',
      'BX',
    ]);
  });

  test.each([
    ['alone', {}, ['cac:CustomsDeclaration']],
    ['beside packages', { kapAdet: '12' }, ['cac:ActualPackage', 'cac:CustomsDeclaration']],
  ])(
    'OFF-10, A-16: writes the line code of a permit, %s, where the official rules expect it',
    (_what, fields, parts) => {
      const permitted = { istisnaMuafiyetSebebi: '702', gtip: '620342000010', aliciDibSatirKod: 'AB123456789' };
      const unit = lineOf({ ...permitted, ...fields }, { faturaTip: 'IHRACKAYITLI' }).one(
        'cac:Delivery/cac:Shipment/cac:TransportHandlingUnit',
      );
      expect(unit.children.map(({ name }) => name)).toEqual(parts);
      const code = unit.one('cac:CustomsDeclaration/cac:IssuerParty/cac:PartyIdentification/cbc:ID');
      expect([code.text, code.attributes.schemeID]).toEqual(['AB123456789', 'ALICIDIBSATIRKOD']);
    },
  );

  test('OFF-05: leaves out a count of packages that is not a number, as in older invoices', () => {
    const delivery = lineOf({ kapAdet: '12 koli', esyaKapCinsi: 'BX' }).one('cac:Delivery');
    const content = delivery.one('cac:Shipment/cac:TransportHandlingUnit/cac:ActualPackage').children;
    expect(content.map(({ name }) => name)).toEqual(['cbc:PackagingTypeCode']);
  });

  test('a line without delivery details has no Delivery', () => {
    expect(lineOf({}).all('cac:Delivery')).toEqual([]);
  });
});

describe('text of the XML', () => {
  test.each([
    ['markup', `A & B <b>"q"</b> 'x' ]]> <!-- y --> &amp;`, `A & B <b>"q"</b> 'x' ]]> <!-- y --> &amp;`],
    ['control characters', 'a\u0000b\u0007c\u001bd\u0085e\u007ff', 'abcdef'],
    ['lone surrogates', 'x\ud800y\udc00z', 'xyz'],
    ['non-characters', 'p\ufffeq\uffffr', 'pqr'],
    ['letters beyond the basic plane', 'kalem 🖋 İıĞğŞş ₺', 'kalem 🖋 İıĞğŞş ₺'],
  ])('API-93: %s', (_what, typed, read) => {
    const root = parse(sampleInvoice([{ ...plain, malHizmet: typed }], { aliciUnvan: typed, not: typed }));
    expect(root.one('cac:InvoiceLine/cac:Item/cbc:Name').text).toBe(read);
    expect(root.one('cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name').text).toBe(read);
    expect(root.one('cbc:Note').text).toBe(read);
  });

  test('the same invoice gives the same bytes', () => {
    const invoice = sampleInvoice([plain, { ...plain, iskontoOrani: '5' }]);
    expect(renderXml(invoice, sampleSeller)).toBe(renderXml(invoice, sampleSeller));
  });
});
