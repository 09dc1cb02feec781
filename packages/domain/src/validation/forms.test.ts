import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryTerms } from '../codes/delivery-terms';
import { stockTypes } from '../codes/invoice-types';
import { istisnaCodes } from '../codes/istisna-codes';
import { packageTypes } from '../codes/package-types';
import { transportModes } from '../codes/transport-modes';
import { officialCodes } from '../facts/officialCodes';
import { validateBankEntry, validateCollectionSettings, validateExplanation } from './invoicingForms';
import { faultMessage } from '../messages';
import {
  validateEmailChange,
  validateEmailForm,
  validateLogin,
  validateNameChange,
  validatePasswordChange,
  validatePasswordReset,
  validatePhoneChange,
  validateRegistration,
  validateSignUp,
} from './personForms';
import {
  validateApiKey,
  validateCompany,
  validateGibCredentials,
  validateHandOver,
  validateNewCompany,
} from './companyForms';
import type { Fault } from './FieldChecker';
import { validatePartner, validatePartnerKey, validatePartnerSession } from './partnerForms';
import { validateCampaign, validatePayment } from './paymentForms';
import { validateWebhook } from './webhookForms';
import { customerLengths, validateCustomer } from './validateCustomer';
import { stockItemLengths, validateStockItem } from './validateStockItem';

const today = '2026-09-03';
const texts = (faults: readonly Fault[]) =>
  Object.fromEntries(faults.map((fault) => [fault.path, faultMessage(fault)]));

describe('login', () => {
  const login = { email: 'demo@kalem.test', password: 'Kalem2026!' };

  test('ACC-04 ACC-05: a complete form has no fault', () => {
    expect(validateLogin(login)).toEqual([]);
  });

  test.each([
    ['', 'Bu alan gereklidir'],
    ['demo', 'Lütfen geçerli bir email adresi giriniz.'],
    ['demo@kalem', 'Lütfen geçerli bir email adresi giriniz.'],
    ['de mo@kalem.test', 'Lütfen geçerli bir email adresi giriniz.'],
    ['a@b@kalem.test', 'Lütfen geçerli bir email adresi giriniz.'],
    [undefined, 'Bu alan gereklidir'],
  ])('ACC-04 ERR-46 ERR-47: email "%s"', (email, text) => {
    expect(texts(validateLogin({ ...login, email }))).toEqual({ email: text });
  });

  test.each([
    ['', 'Bu alan gereklidir'],
    ['12345', 'Şifre en az altı karakter içermelidir.'],
    ['😀😀😀', 'Şifre en az altı karakter içermelidir.'],
  ])('ACC-05 ERR-49 NUM-03: password "%s"', (password, text) => {
    expect(texts(validateLogin({ ...login, password }))).toEqual({ password: text });
  });

  test('ACC-05: accepts six characters, blanks included', () => {
    expect(validateLogin({ ...login, password: ' 1234 ' })).toEqual([]);
  });
});

describe('registration', () => {
  const form = {
    firstName: 'Çağ',
    lastName: 'Iğdır',
    email: 'cag@kalem.test',
    password: 'abcdef',
    passwordRepeat: 'abcdef',
    kvkk: true,
  };

  test('ACC-12 to ACC-17: a complete form has no fault', () => {
    expect(validateRegistration(form)).toEqual([]);
  });

  test('ACC-12 ACC-13 ACC-14 ACC-15 ACC-16 ACC-17: an empty form', () => {
    expect(texts(validateRegistration({}))).toEqual({
      firstName: 'Bu alan gereklidir',
      lastName: 'Bu alan gereklidir',
      email: 'Bu alan gereklidir',
      password: 'Bu alan gereklidir',
      passwordRepeat: 'Parolalar eşleşmiyor.',
      kvkk: 'Üye Olabilmek için KVKK Aydınlatma Metnini Onaylamalısınız.',
    });
  });

  test.each([
    ['ACC-12 ERR-52', { firstName: 'A' }, { firstName: 'İsim en az iki karakter olmalıdır.' }],
    ['ACC-13 ERR-52', { lastName: 'Ş' }, { lastName: 'Soyadı en az iki karakter olmalıdır.' }],
    ['ACC-14', { email: 'x' }, { email: 'Lütfen geçerli bir email adresi giriniz.' }],
    ['ACC-15', { password: '12345', passwordRepeat: '12345' }, { password: 'Şifre en az altı karakter içermelidir.' }],
    ['ACC-16 ERR-51', { passwordRepeat: 'abcdeg' }, { passwordRepeat: 'Parolalar eşleşmiyor.' }],
    ['ACC-17 ERR-53', { kvkk: 'true' }, { kvkk: 'Üye Olabilmek için KVKK Aydınlatma Metnini Onaylamalısınız.' }],
  ])('%s: %j', (_id, changes, expected) => {
    expect(texts(validateRegistration({ ...form, ...changes }))).toEqual(expected);
  });

  test('ACC-15: the sign-up call has the same rules', () => {
    expect(validateSignUp({ name: 'Çağ Iğdır', email: 'cag@kalem.test', password: 'abcdef' })).toEqual([]);
    expect(texts(validateSignUp({ name: '', email: 'x', password: '1' }))).toEqual({
      name: 'Bu alan gereklidir',
      email: 'Lütfen geçerli bir email adresi giriniz.',
      password: 'Şifre en az altı karakter içermelidir.',
    });
  });
});

describe('company', () => {
  test('CMP-12: user code and password are required', () => {
    expect(texts(validateGibCredentials({ userCode: '', password: '' }))).toEqual({
      userCode: 'Bu alan gereklidir',
      password: 'Bu alan gereklidir',
    });
    expect(validateGibCredentials({ userCode: '33333301', password: '1' })).toEqual([]);
  });

  test.each([
    ['CMP-18', '', 'Bu alan gereklidir'],
    ['CMP-18', 'a@', 'Lütfen geçerli bir email adresi giriniz.'],
  ])('%s: email "%s" in the wizard', (_id, email, text) => {
    expect(texts(validateNewCompany({ email }, today))).toEqual({ email: text });
  });

  test('CMP-18: accepts blanks around the email', () => {
    expect(validateNewCompany({ email: ' info@kalem.test ' }, today)).toEqual([]);
  });

  test('CMP-19 ERR-48: the edit dialog only checks that the email is valid', () => {
    expect(validateCompany({ email: '' }, today)).toEqual([]);
    expect(texts(validateCompany({ email: 'a@' }, today))).toEqual({ email: 'Geçersiz email adresi' });
  });

  test.each([
    ['CMP-20 ERR-55', { yetkiliDogumTarihi: '1980/02/30' }, { yetkiliDogumTarihi: 'Geçersiz tarih' }],
    ['CMP-20 ERR-55', { yetkiliDogumTarihi: '1980-02-01' }, { yetkiliDogumTarihi: 'Geçersiz tarih' }],
    ['CMP-20', { yetkiliDogumTarihi: '2026/09/03' }, {}],
    ['CMP-20', { yetkiliDogumTarihi: '2026/09/04' }, { yetkiliDogumTarihi: 'Tarih 03/09/2026 gününden sonra olamaz.' }],
    ['CMP-21', { yetkiliTckn: '1234567890' }, { yetkiliTckn: '11 haneli olmalıdır' }],
    ['CMP-21', { yetkiliTckn: '12345678901' }, {}],
    ['CMP-22', { yetkiliTelNo: '+90 (532) 123 45 6' }, { yetkiliTelNo: 'Telefon numarası 10 haneli olmalıdır' }],
    ['CMP-22', { yetkiliTelNo: '+90 (532) 123 45 67' }, {}],
    ['CMP-23 NUM-10', { acikAdres: 'ş'.repeat(51) }, { acikAdres: 'En fazla 50 karakter olabilir' }],
    ['CMP-23 NUM-10', { acikAdres: 'ş'.repeat(50) }, {}],
  ])('%s: %j', (_id, company, expected) => {
    expect(texts(validateCompany(company, today))).toEqual(expected);
  });
});

test.each([
  undefined,
  null,
  0,
  'x',
  [],
  [null],
  { email: {}, password: [] },
  JSON.parse('{"__proto__":{"email":"a"}}'),
])('ACC-04 CMP-18: %j gives faults and never throws', (form) => {
  for (const validate of [
    validateLogin,
    validateRegistration,
    validateSignUp,
    validateGibCredentials,
    (company: unknown) => validateNewCompany(company, today),
  ]) {
    expect(validate(form).length).toBeGreaterThan(0);
  }
});

describe('password, payment, customer, ready notes', () => {
  test('ACC-23 ERR-51: resetting a password', () => {
    expect(validatePasswordReset({ password: 'abcdef', passwordRepeat: 'abcdef' })).toEqual([]);
    expect(texts(validatePasswordReset({ password: 'abc', passwordRepeat: '' }))).toEqual({
      password: 'Şifre en az altı karakter içermelidir.',
      passwordRepeat: 'Parolalar eşleşmiyor',
    });
  });

  test('ACC-31 ERR-50 ERR-51: changing a password', () => {
    expect(validatePasswordChange({ password: 'x', new_password: 'abcdef', newPasswordRepeat: 'abcdef' })).toEqual([]);
    expect(texts(validatePasswordChange({ password: '', new_password: 'abc', newPasswordRepeat: 'abd' }))).toEqual({
      password: 'Bu alan gereklidir',
      new_password: 'Parola en az 6 karakter olmalıdır.',
      newPasswordRepeat: 'Parolalar eşleşmiyor',
    });
  });

  test('PAY-10 PAY-11 ERR-54 NUM-10: card and agreement', () => {
    const card = {
      cardHolderFullName: 'Ayşe Şahin',
      cardNumber: '4111111111111111',
      expMonth: '09',
      expYear: '2026',
      cvcNumber: '123',
      membership: true,
    };
    expect(validatePayment(card, { today })).toEqual([]);
    expect(
      texts(
        validatePayment({ ...card, cardNumber: '411111111111111', cvcNumber: '12a', membership: false }, { today }),
      ),
    ).toEqual({
      cardNumber: 'Kart numarası 16 haneli olmalıdır',
      cvcNumber: 'CVC 3 haneli olmalıdır',
      membership: 'Üye olabilmek için Üyelik Sözleşmesini onaylamalısınız',
    });
    expect(texts(validatePayment({}, { today }))).toMatchObject({
      cardHolderFullName: 'Bu alan gereklidir',
      cardNumber: 'Bu alan gereklidir',
      cvcNumber: 'Bu alan gereklidir',
    });
  });

  test.each([
    [
      'cardNumber',
      'Kart numarası 16 haneli olmalıdır',
      '4111111111111111',
      [
        '411111111111111',
        '41111111111111111',
        '4111 1111 1111 1111',
        '4111-1111-1111-11',
        '411111111111111a',
        '٤١١١١١١١١١١١١١١١',
        '4111111111111111.',
      ],
    ],
    ['cvcNumber', 'CVC 3 haneli olmalıdır', '000', ['12', '1234', '12a', '1 2', ' 12', '-12', '1.2']],
  ])('PAY-10 NUM-10: %s has exactly its digits', (field, message, right, wrong) => {
    const card = {
      cardHolderFullName: 'Ayşe Şahin',
      cardNumber: '4111111111111111',
      expMonth: '9',
      expYear: '2026',
      cvcNumber: '123',
      membership: true,
    };
    expect(validatePayment({ ...card, [field]: right }, { today })).toEqual([]);
    for (const value of wrong)
      expect([value, texts(validatePayment({ ...card, [field]: value }, { today }))]).toEqual([
        value,
        { [field]: message },
      ]);
  });

  test.each([
    ['08', '2026', false],
    ['09', '2026', true],
    ['1', '2027', true],
    ['12', '2025', false],
    ['13', '2030', false],
    ['00', '2030', false],
    ['', '', false],
    ['09', '30', false],
  ])('PAY-10, ATK-71: on 2026-09-03 a card of %s/%s is valid: %s', (expMonth, expYear, isGood) => {
    const card = {
      cardHolderFullName: 'Ayşe Şahin',
      cardNumber: '4111111111111111',
      cvcNumber: '123',
      membership: true,
    };
    expect(texts(validatePayment({ ...card, expMonth, expYear }, { today }))).toEqual(
      isGood ? {} : { expMonth: 'Kartın son kullanma tarihi geçmiş.' },
    );
  });

  test('CUS-08 CUS-09 CUS-16 NUM-10: customers', () => {
    expect(validateCustomer({ tuzel: true, vknTckn: '1234567890', unvan: 'Çınar' })).toEqual([]);
    expect(
      validateCustomer({
        tuzel: false,
        vknTckn: '12345678950',
        ad: 'Ayşe',
        soyad: 'Şahin',
        telNo: '+90 (532) 123 45 67',
      }),
    ).toEqual([]);
    expect(texts(validateCustomer({ tuzel: true, vknTckn: '12345678950' }))).toEqual({
      vknTckn: 'VKN 10 haneli olmalıdır',
      unvan: 'Bu alan gereklidir',
    });
    expect(
      texts(
        validateCustomer({
          tuzel: false,
          vknTckn: '1234567890',
          ad: '',
          soyad: 'Ş',
          email: 'x',
          iban: 'TR1',
          iskonto: '101',
          paraBirimi: 'YTL',
        }),
      ),
    ).toEqual({
      vknTckn: 'TCKN 11 haneli olmalıdır',
      ad: 'Bu alan gereklidir',
      email: 'Geçersiz email adresi',
      iban: 'Geçersiz IBAN',
      iskonto: 'Oran en fazla 100 olabilir',
      paraBirimi: 'Listede olmayan bir değer',
    });
  });

  test.each([
    [undefined, {}],
    [null, {}],
    [0, {}],
    [365, {}],
    [366, { vadeGunu: 'En fazla 365 olabilir' }],
    [-1, { vadeGunu: 'Tam sayı olmalıdır' }],
    [30.5, { vadeGunu: 'Tam sayı olmalıdır' }],
    ['otuz', { vadeGunu: 'Tam sayı olmalıdır' }],
    // On the wire the term is a number.
    ['30', { vadeGunu: 'Tam sayı olmalıdır' }],
    [true, { vadeGunu: 'Tam sayı olmalıdır' }],
  ])('MNY-19: the term of a customer is a whole number from 0 to 365 or empty: %j', (vadeGunu, faults) => {
    expect(texts(validateCustomer({ vknTckn: '1234567890', unvan: 'Çınar', vadeGunu }))).toEqual(faults);
  });

  test('NOT-05: bank entries and explanations', () => {
    expect(validateBankEntry({ bankaAdi: 'Akbank T.A.Ş.', iban: 'TR33 0006 1005 1978 6457 8413 26' })).toEqual([]);
    expect(texts(validateBankEntry({ iban: 'TR00' }))).toEqual({
      bankaAdi: 'Bu alan gereklidir',
      iban: 'Geçersiz IBAN',
    });
    expect(texts(validateExplanation({}))).toEqual({ aciklama: 'Bu alan gereklidir' });
  });

  test.each([
    [null, undefined],
    ['', undefined],
    [0, undefined],
    [365, undefined],
    [366, 'En fazla 365 olabilir'],
    [-1, 'Tam sayı olmalıdır'],
    [1.5, 'Tam sayı olmalıdır'],
    ['30', 'Tam sayı olmalıdır'],
    [{}, 'Tam sayı olmalıdır'],
  ])('MNY-13: a default term of %j days: %s', (vadeGunu, fault) => {
    expect(texts(validateCollectionSettings({ vadeGunu }, { today: '2026-11-10' }))).toEqual(
      fault === undefined ? {} : { vadeGunu: fault },
    );
  });

  test.each([
    [null, undefined],
    ['', undefined],
    ['2026-11-10', undefined],
    ['2005-01-01', undefined],
    ['2026-11-11', 'Tarih 10/11/2026 gününden sonra olamaz.'],
    ['2004-12-31', 'Tarih 01/01/2005 gününden önce olamaz.'],
    ['2026-02-30', 'Geçersiz tarih'],
  ])('MNY-23: tracking from %j: %s', (baslangic, fault) => {
    const faults = validateCollectionSettings({ vadeGunu: null, baslangic }, { today: '2026-11-10' });
    expect(texts(faults)).toEqual(fault === undefined ? {} : { baslangic: fault });
  });

  test.each([
    ['ERR-56', 'KDV_RATE_NOT_CHOSEN', 'KDV ayırmak için önce KDV Oranını seçmelisiniz'],
    ['ERR-57', 'NO_INVOICE_TO_DOWNLOAD', 'Lütfen indirmek istediğiniz faturaları seçiniz'],
    ['ERR-58', 'NO_CUSTOMER_TO_DELETE', 'Silmek için en az bir cari seçilmeli'],
    ['ERR-58', 'NO_STOCK_ITEM_TO_DELETE', 'Silmek için en az bir stok seçilmeli'],
    ['SGN-01', 'NO_INVOICE_TO_SIGN', 'Lütfen imzalamak istediğiniz faturaları seçiniz'],
  ] as const)('%s: the text of %s', (_id, code, text) => {
    expect(faultMessage({ code, params: {} })).toBe(text);
  });
});

describe('account', () => {
  test.each([
    [{ email: 'a@kalem.test' }, {}],
    [{ email: '' }, { email: 'Bu alan gereklidir' }],
    [{ email: 'a@kalem' }, { email: 'Lütfen geçerli bir email adresi giriniz.' }],
    [undefined, { email: 'Bu alan gereklidir' }],
  ])('ACC-07, USR-02: email form %j', (form, faults) => {
    expect(texts(validateEmailForm(form))).toEqual(faults);
  });

  test.each([
    [{ name: 'Şu' }, {}],
    [{ name: ' Ş ' }, { name: 'Ad en az iki karakter olmalıdır.' }],
    [{ name: '  ' }, { name: 'Bu alan gereklidir' }],
  ])('ACC-29: name change %j', (form, faults) => {
    expect(texts(validateNameChange(form))).toEqual(faults);
  });

  test.each([
    [{ phone: '905321234567' }, {}],
    [{ phone: '+90 (532) 123 45 67' }, {}],
    [{ phone: '90532123456' }, { phone: 'Telefon numarası 10 haneli olmalıdır' }],
    [{ phone: '' }, { phone: 'Bu alan gereklidir' }],
  ])('ACC-35: phone %j', (form, faults) => {
    expect(texts(validatePhoneChange(form))).toEqual(faults);
  });
});

const campaign = { ad: 'Kasım', aciklama: '', kuponSayisi: 100, indirimOrani: '25' };
const codes = (changes: object) =>
  validateCampaign({ ...campaign, ...changes }).map(({ path, code }) => `${path} ${code}`);

test.each([{}, { kuponSayisi: 1 }, { kuponSayisi: 10_000 }, { indirimOrani: '0.001' }, { indirimOrani: '100' }])(
  'ADM-11: accepts %o',
  (changes) => {
    expect(codes(changes)).toEqual([]);
  },
);

test.each([
  [{ ad: '  ' }, 'ad REQUIRED'],
  [{ ad: 'a'.repeat(101) }, 'ad TEXT_TOO_LONG'],
  [{ aciklama: 'a'.repeat(501) }, 'aciklama TEXT_TOO_LONG'],
  [{ aciklama: 'Kış\u0000' }, 'aciklama INVALID_TEXT'],
  [{ kuponSayisi: undefined }, 'kuponSayisi REQUIRED'],
  [{ kuponSayisi: '5' }, 'kuponSayisi INVALID_NUMBER'],
  [{ kuponSayisi: 0 }, 'kuponSayisi NOT_POSITIVE'],
  [{ kuponSayisi: 10_001 }, 'kuponSayisi COUNT_TOO_HIGH'],
  [{ kuponSayisi: 1.5 }, 'kuponSayisi INVALID_NUMBER'],
  [{ kuponSayisi: Number.NaN }, 'kuponSayisi INVALID_NUMBER'],
  [{ indirimOrani: '' }, 'indirimOrani REQUIRED'],
  [{ indirimOrani: '0' }, 'indirimOrani NOT_POSITIVE'],
  [{ indirimOrani: '0.000' }, 'indirimOrani NOT_POSITIVE'],
  [{ indirimOrani: '100.001' }, 'indirimOrani RATE_TOO_HIGH'],
  [{ indirimOrani: '25,5' }, 'indirimOrani INVALID_NUMBER'],
])('ADM-11: rejects %o', (changes, fault) => {
  expect(codes(changes)).toEqual([fault]);
});

test('ADM-11: accepts an explanation of 500 characters, and names the maximum number of coupons', () => {
  expect(codes({ aciklama: 'ş'.repeat(500) })).toEqual([]);
  expect(validateCampaign({ ...campaign, kuponSayisi: 10_001 })).toMatchObject([{ params: { max: 10_000 } }]);
});

const webhook = {
  url: 'https://banka.example/kalem?a=1',
  olaylar: ['fatura.imzalandi'],
  email: 'teknik@banka.example',
};

test.each([{}, { url: 'http://localhost:4000/' }, { url: 'https://[2a02:e0::1]:8443/' }])(
  'HOOK-01: accepts the address of %o',
  (changes) => {
    expect(validateWebhook({ ...webhook, ...changes })).toEqual([]);
  },
);

test.each([
  [{ url: ' ' }, 'url REQUIRED'],
  [{ url: 'banka.example' }, 'url INVALID_URL'],
  [{ url: 'javascript:alert(1)' }, 'url INVALID_URL'],
  [{ url: 'https://kalem@banka.example/' }, 'url INVALID_URL'],
  [{ url: 'https://:parola@banka.example/' }, 'url INVALID_URL'],
  [{ url: `https://banka.example/${'a'.repeat(1000)}` }, 'url TEXT_TOO_LONG'],
  [{ olaylar: [] }, 'olaylar REQUIRED'],
  [{ olaylar: undefined }, 'olaylar REQUIRED'],
  [{ email: '' }, 'email REQUIRED'],
  [{ email: 'teknik' }, 'email INVALID_EMAIL'],
])('HOOK-01: rejects the address of %o', (changes, fault) => {
  expect(validateWebhook({ ...webhook, ...changes }).map(({ path, code }) => `${path} ${code}`)).toEqual([fault]);
});

const card = { malHizmet: 'Kurşun kalem', birim: 'C62' };
const cardTexts = (item: unknown) =>
  Object.fromEntries(validateStockItem(item).map((fault) => [fault.path, faultMessage(fault)]));
const values = (list: readonly { readonly value: string }[]) => new Set(list.map(({ value }) => value));

describe('validateStockItem', () => {
  test('STK-07: a name and a unit are required', () => {
    expect(validateStockItem(card)).toEqual([]);
    expect(cardTexts({ malHizmet: ' ', birim: '' })).toEqual({
      malHizmet: 'Bu alan gereklidir',
      birim: 'Bu alan gereklidir',
    });
  });

  test('STK-01: figures and codes are those of the lists, GTIP has 12 digits', () => {
    expect(
      cardTexts({
        ...card,
        birim: 'ADET',
        birimFiyat: '1.123456',
        dovizKodu: 'YTL',
        kdvOrani: '19',
        gtip: '1234',
        tevkifatKodu: '600',
        ozelMatrahTutari: '1.234',
        istisnaMuafiyetSebebi: '203',
        ozelMatrahNedeni: '813',
      }),
    ).toEqual({
      birim: 'Listede olmayan bir değer',
      birimFiyat: 'Virgülden sonra en fazla 5 basamak girilebilir',
      dovizKodu: 'Listede olmayan bir değer',
      kdvOrani: 'KDV oranı listede olmalıdır',
      gtip: 'GTIP 12 haneli olmalıdır',
      tevkifatKodu: 'Listede olmayan bir değer',
      ozelMatrahTutari: 'Virgülden sonra en fazla 2 basamak girilebilir',
      istisnaMuafiyetSebebi: 'Listede olmayan bir değer',
      ozelMatrahNedeni: 'Listede olmayan bir değer',
    });
    expect(
      cardTexts({
        ...card,
        stokTipi: 'TICARIMAL',
        dovizKodu: 'USD',
        kdvOrani: '20.0',
        gtip: '123456789012',
        tevkifatKodu: '650',
        V9015Orani: '35',
        ozelMatrahNedeni: '801',
        teslimSarti: 'FOB',
        esyaKapCinsi: 'BX',
        gonderilmeSekli: '3',
      }),
    ).toEqual({});
  });

  test('STK-02: six stock types and no others', () => {
    for (const { value } of stockTypes) expect(validateStockItem({ ...card, stokTipi: value })).toEqual([]);
    expect(cardTexts({ ...card, stokTipi: 'TİCARİMAL' })).toEqual({ stokTipi: 'Listede olmayan bir değer' });
  });

  test('STK-13: a withholding code requires its rate, 650 accepts any', () => {
    expect(cardTexts({ ...card, tevkifatKodu: '602', V9015Orani: '50' })).toEqual({
      V9015Orani: '602 kodu için bu tevkifat oranı kullanılamaz',
    });
    expect(cardTexts({ ...card, tevkifatKodu: '602', V9015Orani: '90.0' })).toEqual({});
    expect(cardTexts({ ...card, tevkifatKodu: '602', V9015Orani: '0' })).toEqual({});
    expect(cardTexts({ ...card, tevkifatKodu: '650', V9015Orani: '100.1' })).toEqual({
      V9015Orani: 'Oran en fazla 100 olabilir',
    });
  });

  test('STK-08: a further tax is the Orani field of a known code', () => {
    expect(cardTexts({ ...card, V0073Orani: '0', V0059Orani: '2' })).toEqual({});
    expect(cardTexts({ ...card, V1234Orani: '1', V0073Orani: '1.2345' })).toEqual({
      V1234Orani: 'Bilinmeyen vergi kodu: V1234',
      V0073Orani: 'Virgülden sonra en fazla 3 basamak girilebilir',
    });
  });

  test('accepts every reason that a line offers', () => {
    for (const { value } of istisnaCodes)
      expect(validateStockItem({ ...card, istisnaMuafiyetSebebi: value })).toEqual([]);
  });

  test('accepts the codes of the lists', () => {
    expect(officialCodes.deliveryTerms).toEqual(values(deliveryTerms));
    // GİB accepts many more packages than the screens offer (REF-15).
    for (const code of values(packageTypes)) expect(officialCodes.packageTypes).toContain(code);
    expect(officialCodes.transportModes).toEqual(values(transportModes));
  });

  test('never throws for any JSON', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(
          fc.constantFrom('malHizmet', 'birim', 'gtip', 'V9015Orani', 'V0073Orani', 'tevkifatKodu'),
          fc.jsonValue(),
        ),
        (any, item) => void [validateStockItem(any), validateStockItem(item)],
      ),
    );
  });
});

describe('changes of an account or a company', () => {
  const required = 'Bu alan gereklidir';

  test('ACC-30, A-04: changing the address requires address and password', () => {
    expect(texts(validateEmailChange({}))).toEqual({ email: required, password: required });
    expect(texts(validateEmailChange({ email: 'ışıl@ornek', password: '1' }))).toEqual({
      email: 'Lütfen geçerli bir email adresi giriniz.',
    });
    expect(validateEmailChange({ email: 'isil@ornek.test', password: '1' })).toEqual([]);
  });

  test('A-06: handing a company over requires a user and the password', () => {
    expect(texts(validateHandOver({ id: '', password: '' }))).toEqual({ id: required, password: required });
    expect(validateHandOver({ id: '1', password: '1' })).toEqual([]);
  });

  test('KEY-03: an API key needs a name', () => {
    expect(texts(validateApiKey({ name: '' }))).toEqual({ name: required });
    expect(validateApiKey({ name: 'Şube kasası' })).toEqual([]);
  });
});

const partner = { ad: 'Meridyen Bank', kaynaklar: ['https://isletme.meridyen.example'], dakikadaOturum: 600 };
const partnerFaults = (changes: object) =>
  validatePartner({ ...partner, ...changes }).map(({ path, code }) => `${path} ${code}`);

test.each([
  {},
  { kaynaklar: ['https://a.example', 'https://b.example:8443', 'https://xn--kra-yla.example'] },
  { kaynaklar: ['http://localhost:3000', 'https://localhost', 'http://127.0.0.1:5173'] },
  { kaynaklar: Array.from({ length: 20 }, (_, n) => `https://p${n}.example`) },
  { dakikadaOturum: 1 },
  { dakikadaOturum: 100_000 },
])('PRT-01: accepts %o', (changes) => {
  expect(partnerFaults(changes)).toEqual([]);
});

test.each([
  [{ ad: ' ' }, 'ad REQUIRED'],
  [{ ad: 'a'.repeat(101) }, 'ad TEXT_TOO_LONG'],
  [{ kaynaklar: [] }, 'kaynaklar REQUIRED'],
  [{ kaynaklar: Array.from({ length: 21 }, (_, n) => `https://p${n}.example`) }, 'kaynaklar TOO_MANY_ENTRIES'],
  [{ kaynaklar: ['http://banka.example'] }, 'kaynaklar INVALID_ORIGIN'],
  [{ kaynaklar: ['https://banka.example/'] }, 'kaynaklar INVALID_ORIGIN'],
  [{ kaynaklar: ['https://banka.example/fatura'] }, 'kaynaklar INVALID_ORIGIN'],
  [{ kaynaklar: ['https://Banka.example'] }, 'kaynaklar INVALID_ORIGIN'],
  [{ kaynaklar: ['https://*.banka.example'] }, 'kaynaklar INVALID_ORIGIN'],
  [{ kaynaklar: ['https://kim@banka.example'] }, 'kaynaklar INVALID_ORIGIN'],
  [{ kaynaklar: ['*'] }, 'kaynaklar INVALID_ORIGIN'],
  [{ kaynaklar: ['null'] }, 'kaynaklar INVALID_ORIGIN'],
  [{ kaynaklar: [7] }, 'kaynaklar INVALID_ORIGIN'],
  [{ dakikadaOturum: undefined }, 'dakikadaOturum REQUIRED'],
  [{ dakikadaOturum: 0 }, 'dakikadaOturum NOT_POSITIVE'],
  [{ dakikadaOturum: 100_001 }, 'dakikadaOturum COUNT_TOO_HIGH'],
  [{ dakikadaOturum: 1.5 }, 'dakikadaOturum INVALID_NUMBER'],
])('PRT-01: rejects %o', (changes, fault) => {
  expect(partnerFaults(changes)).toEqual([fault]);
});

test('PRT-02: a key needs a name', () => {
  expect(texts(validatePartnerKey({ ad: ' ' }))).toEqual({ ad: 'Bu alan gereklidir' });
  expect(validatePartnerKey({ ad: 'Canlı' })).toEqual([]);
});

test('PRT-04, PRT-12: a session names user, company and widgets, and may set details of the company', () => {
  const whole = {
    kullanici: { kimlik: '4711', ad: 'Gülşah Işık' },
    sirket: { kimlik: '0815', vknTckn: '1938472657' },
    widgetler: ['invoice-list'],
  };
  expect(validatePartnerSession(whole, today)).toEqual([]);
  const invisible = { ...whole, kullanici: { kimlik: '4711', ad: '\u200b\u3164' } };
  expect(texts(validatePartnerSession(invisible, today))).toEqual({ 'kullanici.ad': 'Bu alan gereklidir' });
  expect(texts(validatePartnerSession({ kullanici: {}, sirket: { vknTckn: '123' }, widgetler: [] }, today))).toEqual({
    'kullanici.kimlik': 'Bu alan gereklidir',
    'kullanici.ad': 'Bu alan gereklidir',
    'sirket.kimlik': 'Bu alan gereklidir',
    'sirket.vknTckn': 'VKN 10, TCKN 11 haneli olmalıdır',
    widgetler: 'Bu alan gereklidir',
  });
  const sirket = { ...whole.sirket, email: 'bilgi@', acikAdres: 'a'.repeat(51) };
  expect(validatePartnerSession({ ...whole, sirket }, today).map(({ path, code }) => [path, code])).toEqual([
    ['sirket.email', 'MALFORMED_EMAIL'],
    ['sirket.acikAdres', 'TEXT_TOO_LONG'],
  ]);
});

const contract = JSON.parse(
  readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as {
  components: {
    schemas: Record<
      string,
      { properties: Record<string, { type?: string; maxLength?: number; enum?: string[]; pattern?: string }> }
    >;
  };
};

test.each([
  ['CUS-01', 'CustomerWrite', customerLengths, validateCustomer],
  ['STK-01', 'StockItemWrite', stockItemLengths, validateStockItem],
] as const)('%s: texts of %s have the maximum lengths of the contract', (_, name, lengths, validate) => {
  const { properties } = contract.components.schemas[name] ?? { properties: {} };
  const free = Object.entries(properties).filter(
    ([field, { type, enum: listed, pattern }]) => type === 'string' && !listed && !pattern && field !== 'vknTckn',
  );
  expect(Object.fromEntries(free.map(([field, { maxLength }]) => [field, maxLength]))).toEqual(lengths);
  for (const [field, max] of Object.entries(lengths)) {
    const faultsOf = (text: string) =>
      validate({ [field]: text }).filter(({ path, code }) => path === field && code === 'TEXT_TOO_LONG');
    expect(faultsOf('🙂'.repeat(max))).toEqual([]);
    const isTold = validate({ [field]: '1'.repeat(max + 1) }).some(({ path }) => path === field);
    expect(isTold, field).toBe(true);
  }
  expect(validate({ postaKodu: '9'.repeat(60), kapNo: '9'.repeat(60) })).toContainEqual(
    expect.objectContaining({ code: 'TEXT_TOO_LONG' }),
  );
});
