import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeSheet, type FaturaTip, type Line } from '../src';
import {
  breakdownOf,
  cellText,
  encodeCp1254,
  type Entry,
  entryOf,
  fillProposals,
  fislerColumns,
  fislerSheet,
  listOutcomeOf,
  LISTE_MOST_ROWS,
  lucaBilancoColumns,
  lucaBilancoSheet,
  lucaIsletmeHeadings,
  lucaIsletmeRows,
  lucaListeHeadings,
  lucaListeRow,
  muhasebeColumns,
  muhasebeRows,
  muhasebeSheet,
  readLedgerCodes,
  reverseEntry,
  takeProposals,
  type VoucherLine,
  writeCsvLine,
} from '../src/accountant';
import { store } from './accountantInvoices';

interface Vector {
  readonly id: number;
  readonly name: string;
  readonly tip: FaturaTip;
  readonly iadeTuru?: 'ALIS_IADESI' | 'SATIS_IADESI';
  readonly paraBirim?: string;
  readonly dovizKur?: string;
  readonly lines: readonly Line[];
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}`, import.meta.url), 'utf8')) as never;
const { vectors } = read('hand-off.json') as { vectors: Vector[] };
const golden = read('hand-off-files.json') as Record<string, unknown[][]>;

const chart = [
  { kod: '120', ad: 'Alıcılar', vknTckn: null, altHesap: false },
  { kod: '600', ad: 'Yurt İçi Satışlar', vknTckn: null, altHesap: false },
];
const kodlar = readLedgerCodes(fillProposals([]), 'TEK', chart);
const secimler = takeProposals({});
const texts = { kayitAltTuru: 'Mal Satışı', malHizmetKodu: '1', faaliyetKodu: '620100' };

function invoiceOf({ id, tip, iadeTuru = 'ALIS_IADESI', paraBirim = 'TRY', dovizKur = '0', lines }: Vector) {
  const typed = lines.map((line): Line => ({ miktar: '1', ...line }));
  const stored = store(tip, typed, { paraBirim, kur: dovizKur, iadeTuru, sira: id, gun: id, vknTckn: '1234567890' });
  return {
    ...stored,
    aliciUnvan: 'Ağaç İşleri Şti.',
    vergiDairesi: 'Üsküdar',
    adres: 'Çınar Sk. 5',
    dokum: breakdownOf(stored),
    defterDurumu: 'GECERLI' as const,
  };
}

const chosen = vectors.filter(({ id, name }) => id <= 17 && !name.includes('CARI'));
const invoices = chosen.map(invoiceOf);
const listed = (invoice: ReturnType<typeof invoiceOf>) => {
  const outcome = listOutcomeOf(invoice, secimler);
  if (outcome.sonuc !== 'SATIR') throw new Error(outcome.sonuc);
  return outcome;
};
const voucherLines = (entry: Entry, fisNo: number, fisDuzeni: VoucherLine['fisDuzeni'] = 'FATURA') =>
  entry.satirlar.map((satir): VoucherLine => ({ fisNo, fisDuzeni, kayit: entry, satir }));
const entries = invoices.flatMap((invoice) => {
  const outcome = entryOf(invoice, { kodlar, secimler });
  return outcome.sonuc === 'KAYIT' ? [outcome.kayit] : [];
});
const lines = entries.flatMap((entry, index) => voucherLines(entry, index + 1));

const made: Record<string, readonly (readonly unknown[])[]> = {
  lucaBilanco: writeSheet(lucaBilancoColumns, lines),
  fisler: writeSheet(fislerColumns(kodlar), lines),
  lucaIsletme: [
    lucaIsletmeHeadings,
    ...invoices.flatMap((invoice) => lucaIsletmeRows(invoice, listed(invoice), texts)),
  ],
  lucaListe: invoices.map((invoice) => {
    const row = lucaListeRow(invoice, listed(invoice));
    return row ? [row.dosya, ...row.cells] : ['LISTEDE_YER_YOK', invoice.belgeNumarasi];
  }),
  muhasebe: writeSheet(
    muhasebeColumns,
    invoices.flatMap((invoice) => muhasebeRows(invoice, secimler)),
  ),
};
function expectGolden(name: string) {
  const rows = made[name] ?? [];
  expect(rows).toHaveLength(golden[name]?.length ?? 0);
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries())
      expect([name, row, column, cell]).toEqual([name, row, column, golden[name]?.[row]?.[column]]);
}

describe('files for the accountant', () => {
  test('vouchers of Luca equal the golden file, cell by cell', () => {
    expect(lucaBilancoSheet).toBe('Fiş Aktarım Şablon');
    expect(lucaBilancoColumns.map(({ heading }) => heading)).toEqual([
      ...['Fiş No', 'Fiş Tarihi', 'Fiş Açıklama', 'Hesap Kodu', 'Evrak No', 'Evrak Tarihi', 'Detay Açıklama', 'Borç'],
      ...['Alacak', 'Miktar', 'Belge Türü', 'Para Birimi', 'Kur', 'Döviz Tutar'],
    ]);
    expectGolden('lucaBilanco');
  });

  test('a voucher of a day and a cancellation have their own texts', () => {
    const [entry] = entries;
    if (!entry) throw new Error('No entry');
    const cells = (line: VoucherLine[]) => writeSheet(lucaBilancoColumns, line)[1];
    expect(cells(voucherLines(entry, 7, 'GUN'))?.slice(0, 3)).toEqual([
      7,
      '01.03.2026',
      '01.03.2026 e-Arşiv faturaları',
    ]);
    const reversal = reverseEntry(entry, 'İPTAL GIB2026000000001');
    expect(cells(voucherLines(reversal, 8))?.slice(2, 9)).toEqual([
      ...['İPTAL GIB2026000000001', '120', 'GIB2026000000001', '01.03.2026', 'İPTAL GIB2026000000001', '', 1200],
    ]);
  });

  test('ACT-31: rows of işletme defteri equal the golden file, cell by cell', () => {
    expect(lucaIsletmeHeadings).toHaveLength(36);
    expect(lucaIsletmeHeadings.join(';')).toBe(
      'İŞLEM;KATEGORİ;BELGE TURU;EVRAK TARİHİ;KAYIT TARİHİ;SERİ NO;EVRAK NO;TCKN/VKN;VERGİ DAİRESİ;SOYADI ÜNVAN;ADI DEVAMI;ADRES;CARİ HESAP;KDV İSTİSNASI;KOD;BELGE TÜRÜ(DB);ALIŞ/SATIŞ TÜRÜ;KAYIT ALT TÜRÜ;MAL VE HİZMET KODU;AÇIKLAMA;MİKTAR;B.FİYAT;TUTAR;TEVKİFAT;KDV ORANI;ÖZEL MATRAH İŞLEM BEDELİ;MATRAHTAN DÜŞÜLECEK TUTAR;MATRAHA DAHİL OLMAYAN BEDEL;KDV TUTARI;TOPLAM TUTAR;KREDİLİ TUTAR;STOPAJ KODU;STOPAJ TUTARI;DÖNEMSELLİK İLKESİ;FAALIYET KODU;ÖDEME TÜRÜ',
    );
    expectGolden('lucaIsletme');
  });

  test('rows of the list equal the golden file, and add up', () => {
    expect(lucaListeHeadings('yeni')).toEqual([
      ...['Evrak Tarihi', 'Evrak No', 'VKN/TCKN', 'Unvan', 'Açıklama', 'Matrah 0', 'Matrah 1', 'KDV 1', 'Matrah 10'],
      ...['KDV 10', 'Matrah 20', 'KDV 20', 'Diğer Vergiler', 'Tevkifat', 'Ödenecek'],
    ]);
    expect(lucaListeHeadings('eski').slice(5, 12)).toEqual([
      ...['Matrah 0', 'Matrah 8', 'KDV 8', 'Matrah 18', 'KDV 18', 'Matrah 20', 'KDV 20'],
    ]);
    expect(LISTE_MOST_ROWS).toBe(400);
    expectGolden('lucaListe');
    for (const [file, ...cells] of made['lucaListe'] ?? []) {
      if (file === 'LISTEDE_YER_YOK') continue;
      const amounts = cells.slice(5).map((cell) => BigInt(String(cell).replace(',', '')));
      const [withheld = 0n, payable = 0n] = amounts.slice(-2);
      expect(amounts.slice(0, -2).reduce((sum, amount) => sum + amount, 0n) - withheld).toBe(payable);
    }
  });

  test.each([
    ['8 beside 10', ['8', '10'], undefined],
    ['18 beside 10', ['18', '10'], undefined],
    ['8 beside 1', ['8', '1'], undefined],
    ['8 beside 18', ['8', '18', '20', '0'], 'satis-8-18'],
    ['1 beside 10', ['1', '10', '20', '0'], 'satis'],
    ['a free rate', ['5'], undefined],
  ])('an invoice with %s', (_name, rates, file) => {
    const invoice = invoiceOf({
      id: 1,
      name: '',
      tip: 'SATIS',
      lines: rates.map((kdvOrani) => ({ birimFiyat: '1', kdvOrani })),
    });
    expect(lucaListeRow(invoice, listed(invoice))?.dosya).toBe(file);
  });

  test('vouchers of other programs equal the golden file, cell by cell', () => {
    expect(fislerSheet).toBe('Fişler');
    expect(fislerColumns(kodlar).map(({ heading }) => heading)).toEqual([
      ...[
        'Fiş No',
        'Fiş Tarihi',
        'Hesap Kodu',
        'Hesap Adı',
        'Borç',
        'Alacak',
        'Belge Türü',
        'Belge No',
        'Belge Tarihi',
      ],
      ...['Ödeme Şekli', 'Açıklama', 'VKN / TCKN', 'Unvan', 'KDV Oranı', 'Vergi Kodu', 'Para Birimi', 'Kur'],
      ...['Döviz Tutarı', 'ETTN'],
    ]);
    expectGolden('fisler');
  });

  test('the sheet of breakdowns equals the golden file, cell by cell', () => {
    expect(muhasebeSheet).toBe('Muhasebe');
    expect(muhasebeColumns.map(({ heading }) => heading)).toEqual([
      ...['Fatura Tarihi', 'Belge Numarası', 'ETTN', 'Fatura Tipi', 'Defter Durumu', 'Alıcı VKN / TCKN', 'Alıcı'],
      ...['Para Birimi', 'Döviz Kuru', 'Satır', 'Kod', 'Kod Açıklaması', 'KDV Oranı', 'Matrah', 'KDV Matrahı', 'KDV'],
      ...['Tevkifat Oranı', 'Tevkif Edilen KDV', 'Vergi Tutarı', 'Ödenecek Payı', 'Matrah (TL)', 'KDV Matrahı (TL)'],
      ...['KDV (TL)', 'Tevkif Edilen KDV (TL)', 'Vergi Tutarı (TL)', 'Ödenecek Payı (TL)'],
    ]);
    expectGolden('muhasebe');
  });

  test.each([
    ['=1+1', ' =1+1', ' =1+1'],
    ['+90 212', ' +90 212', ' +90 212'],
    ['-5', ' -5', ' -5'],
    ['\u22125', ' \u22125', ' \u22125'],
    ['@a', ' @a', ' @a'],
    ['a=b', 'a=b', 'a=b'],
    ['a;b "c"', 'a;b  c ', 'a b  c '],
    ['a\r\nb\tc\u0000d\u2028e', 'a  b c d e', 'a  b c d e'],
    ['x'.repeat(201), 'x'.repeat(200), 'x'.repeat(200)],
    ['😀'.repeat(201), '😀'.repeat(200), '😀'.repeat(200)],
    [`=${'x'.repeat(200)}`, ` =${'x'.repeat(198)}`, ` =${'x'.repeat(198)}`],
  ])('ACT-35: the text %j is safe in a cell', (text, inXlsx, inCsv) => {
    expect([cellText(text, 'XLSX'), cellText(text, 'CSV')]).toEqual([inXlsx, inCsv]);
  });

  test('ACT-35: cp1254 has all Turkish letters; others become their base letter, else a question mark', () => {
    expect([...encodeCp1254('ĞÜŞİÖÇğüşıöç€')]).toEqual([
      ...[0xd0, 0xdc, 0xde, 0xdd, 0xd6, 0xc7, 0xf0, 0xfc, 0xfe, 0xfd, 0xf6, 0xe7, 0x80],
    ]);
    const decoder = new TextDecoder('windows-1254');
    const every = Array.from({ length: 0x100 }, (_, byte) => byte).filter(
      (byte) => byte >= 0xa0 || (byte >= 0x20 && byte < 0x7f),
    );
    expect([...encodeCp1254(decoder.decode(Uint8Array.from(every)))]).toEqual(every);
    const written = (text: string) => decoder.decode(encodeCp1254(text));
    expect(written('Ağaç – Şişli “A”')).toBe('Ağaç – Şişli “A”');
    expect(written('őřłЖ😀ﬁ')).toBe('or???fi');
    // A letter with a separate mark is the same letter.
    expect(written('s\u0327')).toBe('ş');
  });

  test('ACT-35: folded cells are counted', () => {
    expect(writeCsvLine(['Ağaç', 'Łódź', '😀', '1,00'])).toEqual({ line: 'Ağaç;?ódz;?;1,00\r\n', folded: 2 });
  });

  test('ACT-31: the name columns are ASCII; a person has surname and first name', () => {
    const [invoice] = invoices;
    if (!invoice) throw new Error('No invoice');
    const person = { ...invoice, aliciUnvan: '', aliciAdi: 'Işıl', aliciSoyadi: 'Çağlayan;"' };
    const [row = []] = lucaIsletmeRows(person, listed(person), texts);
    expect(row.slice(9, 11)).toEqual(['Caglayan  ', 'Isil']);
    expect(row[19]).toBe('GIB2026000000001 Işıl Çağlayan  ');
  });

  test('ACT-20: lists need only the kind of a return', () => {
    const [invoice] = invoices;
    if (!invoice) throw new Error('No invoice');
    const returned = { ...invoice, faturaTip: 'IADE' as const, iadeTuru: null };
    expect(listOutcomeOf(returned, {})).toEqual({ sonuc: 'SECIM', secimler: ['iadeTuru'] });
    expect(listOutcomeOf(returned, { iadeTuru: 'ELLE' })).toEqual({ sonuc: 'ELLE', sebep: 'ELLE' });
    expect(listOutcomeOf(returned, { iadeTuru: 'SATIS_IADESI' })).toMatchObject({ iadeTuru: 'SATIS_IADESI' });
    const unknown = { ...invoice, faturaTip: null, portalFaturaTip: 'SGK' };
    expect(listOutcomeOf(unknown, {})).toEqual({ sonuc: 'ELLE', sebep: 'TIP_BILINMIYOR' });
    expect(listOutcomeOf({ ...invoice, paraBirim: 'USD' }, {})).toEqual({ sonuc: 'ELLE', sebep: 'KAPANMIYOR' });
  });
});
