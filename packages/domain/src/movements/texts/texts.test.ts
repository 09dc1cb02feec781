import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ibansIn, numbersIn, readBankText, taxNumbersIn, wordsOf } from './BankText';
import { plainLine } from './plainLine';
import { nameSimilarity, nameWords, readBankName, SIMILAR } from './names';

const numbersOf = (text: string) =>
  numbersIn(readBankText(text)).map(({ belgeNumarasi, isExact }) => `${belgeNumarasi}${isExact ? '' : '?'}`);

describe('MNY-94: texts', () => {
  test('MNY-94: ı i İ I fold alike, accents go, in any composition and without the locale of the machine', () => {
    for (const text of ['IŞIK İĞNE', 'ışık iğne', 'İSİK ıgne', 'Isik IGNE', 'IŞIK İĞNE'.normalize('NFD')])
      expect(wordsOf(text)).toEqual(['isik', 'igne']);
    expect(wordsOf('ÜÖÇ âîû ÂÎÛ')).toEqual(['uoc', 'aiu', 'aiu']);
    expect(wordsOf('A.Ş.; x/y')).toEqual(['a', 's', 'x', 'y']);
  });

  test.each([
    ['GIB2026000000123'],
    ['gıb2026000000123'],
    ['GİB2026000000123'],
    ['FATURAGIB2026000000123ODEMESI'],
    ['fatura no:GIB2026000000123.'],
    ['GIB 2026 000000123'],
    ['GIB-2026-000000123'],
    ['GIB2026 000000123 1200 TL'],
    ['GIB2026000000123/1200'],
    ['ＧＩＢ２０２６００００００１２３'],
    ['GIB\u200B2026000000123'],
  ])('MNY-94: the number in %s is found', (text) => {
    expect(numbersOf(text)).toContain('GIB2026000000123');
  });

  test.each([['GIB2O26OOOOOO123'], ['GIB2026OOOOOO123'], ['GIB20260000001234'], ['gib2o26000000123']])(
    'MNY-94: the number in %s only proposes',
    (text) => {
      expect(numbersOf(text)).toEqual(['GIB2026000000123?']);
    },
  );

  test('MNY-94: several numbers, and none in other digits', () => {
    expect(numbersOf('GIB2026000000123VEGIB2026000000124')).toEqual(['GIB2026000000123', 'GIB2026000000124']);
    expect(numbersOf('GIB1999000000123 GIB202600000012 NO 2026')).toEqual([]);
  });

  test('MNY-94: a VKN or TCKN needs its check digit; a phone number is none', () => {
    const inText = (text: string) => taxNumbersIn(readBankText(text));
    expect(inText('TEL 5321234567')).toEqual([]);
    expect(inText('VKN1234567890 ve 10000000146, 12345678901')).toEqual(['1234567890', '10000000146']);
    expect(inText('0001234567890')).toEqual([]);
    expect(inText('123456 7890')).toEqual([]);
  });

  test('MNY-87 MNY-94: IBANs with blanks, glued and with letters in the account', () => {
    const inText = (text: string) => ibansIn(readBankText(text));
    expect(inText('IBAN:TR33 0006 1005 1978 6457 8413 26 HESAP')).toEqual(['TR330006100519786457841326']);
    expect(inText('tr330006100519786457841326TR470000100100000350930001')).toHaveLength(2);
    expect(inText('TR340006100519786457841326 TR33')).toEqual([]);
    expect(inText('TR81000610ABCDEF786457841326')).toEqual([]);
  });
});

describe('MNY-94: names', () => {
  const similarity = (ours: string, bank: string, isName = true) =>
    nameSimilarity(nameWords(ours), readBankName(bank, isName));

  test('MNY-94: legal words, fillers and words of banks are left out', () => {
    expect(nameWords('GELEN FAST - Öztürk İnş. San. ve Tic. Ltd. Şti. A.Ş.')).toEqual(['ozturk']);
    expect(nameWords('Kuzey İthalat İhracat Pazarlama Anonim Şirketi')).toEqual(['kuzey']);
  });

  test.each([
    ['Öztürk Yıldız Gıda Ltd. Şti.', 'OZTURK YILDIZ GIDA LIMITED SIRKETI'],
    ['Ayşe Yılmaz', 'YILMAZ AYSE'],
    ['Kuzey Yıldızı Danışmanlık Organizasyon Turizm Gıda Ltd. Şti.', 'KUZEY YILDIZI DANISMANLIK ORGA'],
    ['Doğan Lojistik', 'DOGAN LOJITSIK'],
    ['Gündoğdu Mühendislik A.Ş.', 'GUNDOGDU MUHENDISILK AS'],
    ['Gündoğdu Mühendislik A.Ş.', 'GUNDOGDU MUHENDSLIK AS'],
    ['Gündoğdu Mühendislik A.Ş.', 'GUNDOGDU MUH. AS'],
  ])('MNY-94: %s is similar to %s', (ours, bank) => {
    expect(similarity(ours, bank)).toBeGreaterThanOrEqual(SIMILAR);
    expect(similarity(ours, `GELEN FAST - ${bank}`, false)).toBeGreaterThanOrEqual(SIMILAR);
  });

  test.each([
    ['Yılmaz Gıda Ltd. Şti.', 'YILMAZ TEKSTIL LTD STI'],
    ['Ayşe Yılmaz', 'AHMET YILMAZ'],
    ['Ayşe Yılmaz', 'YILMAZ'],
    ['Ali Can', 'ALI CAN'],
    ['Kuzey Turizm', 'KUZEY TURIZM DENIZCILIK GEMI ISLETMECILIGI'],
    ['Kuzey Yıldızı Danışmanlık Organizasyon Ltd. Şti.', 'KUZEY'],
    ['', ''],
    ['Ltd. Şti.', 'LTD STI'],
  ])('MNY-94: %s is not similar to %s', (ours, bank) => {
    expect(similarity(ours, bank)).toBeLessThan(SIMILAR);
  });

  test('MNY-94: a long name that a bank cut between two words is similar, a whole text is not', () => {
    const ours = 'Kuzey Yıldızı Danışmanlık Organizasyon Turizm Ltd. Şti.';
    expect(similarity(ours, 'KUZEY YILDIZI DANISMANLIK')).toBe(1);
    expect(similarity(ours, 'KUZEY YILDIZI DANISMANLIK', false)).toBeLessThan(SIMILAR);
  });

  test('MNY-94: a similarity is between 0 and 1, and 1 for the name itself', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdegirşığö'), minLength: 4, maxLength: 12 });
    const name = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(name, name, fc.boolean(), (ours, bank, isName) => {
        const found = similarity(ours, bank, isName);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(1);
        if (nameWords(ours).length > 0) expect(similarity(ours, ours, isName)).toBe(1);
      }),
    );
  });
});

test('MNY-88 MNY-94: a text is one line, has no invisible or half characters, and is cut', () => {
  expect(plainLine(' a\u0000\r\n\tb\u200F\u00ADc\u00A0 d ', 10)).toBe('a bc d');
  expect(plainLine('x'.repeat(10_000_000), 5)).toBe('xxxxx');
  expect(plainLine('abc😀', 4)).toBe('abc');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(20), (text, most) => {
      const cleaned = plainLine(text, most);
      expect(cleaned.length).toBeLessThanOrEqual(most);
      expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\n]/u);
      expect(plainLine(cleaned, most)).toBe(cleaned);
    }),
  );
});
