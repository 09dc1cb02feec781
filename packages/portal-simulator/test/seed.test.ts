import { calculateInvoice, isValidTckn, isValidVkn } from '@kalem/domain';
import { validateInvoice } from '@kalem/domain/checks';
import { describe, expect, it } from 'vitest';
import { arithmeticFaults } from '../src/commands/arithmeticFaults';
import * as decimal from '../src/decimal';
import { isIssuedBy, isReceivedBy } from '../src/documents/documentFacts';
import { type JsonObject, objectsIn, textOf } from '../src/json';
import * as dates from '../src/dates';
import type { PortalDocument } from '../src/state';
import { seedState } from '../src/seed/seedState';
import { taxpayers } from '../src/seed/otherTaxpayers';
import { NOON } from './PortalTester';

const days = [NOON, '2026-01-03T08:00:00+03:00', '2027-03-01T23:30:00+03:00', '2028-02-29T12:00:00+03:00'];

/** The invoice in the product's format. */
function productInvoice({ invoice, tarih }: PortalDocument) {
  const text = (key: string): string => textOf(invoice, key).trim();
  return {
    faturaTip: text('faturaTipi'),
    faturaTarih: tarih,
    faturaSaat: text('saat'),
    paraBirim: text('paraBirimi'),
    dovizKur: text('dovzTLkur'),
    vknTckn: text('vknTckn'),
    aliciUnvan: text('aliciUnvan'),
    aliciAdi: text('aliciAdi'),
    aliciSoyadi: text('aliciSoyadi'),
    vergiDairesi: text('vergiDairesi'),
    ulke: 'Türkiye',
    adres: text('bulvarcaddesokak'),
    ilce: text('mahalleSemtIlce'),
    il: text('sehir'),
    iadeFaturalari: objectsIn(invoice, 'iadeTable').map((row) => ({
      faturaNumarasi: textOf(row, 'faturaNo'),
      faturaTarih: dates.parse(textOf(row, 'duzenlenmeTarihi')),
    })),
    // The portal has no kind of return.
    iadeTuru: text('faturaTipi') === 'IADE' ? ('ALIS_IADESI' as const) : null,
    vergiler: objectsIn(invoice, 'malHizmetTable').some((line) => 'V0059Orani' in line) ? ['V0059'] : [],
    malHizmetler: objectsIn(invoice, 'malHizmetTable').map(productLine),
  };
}

function productLine(line: JsonObject) {
  const present = ['tevkifatKodu', 'V9015Orani', 'V0059Orani', 'istisnaMuafiyetSebebi', 'ozelMatrahNedeni'].filter(
    (key) => key in line,
  );
  return {
    ...Object.fromEntries(
      ['malHizmet', 'miktar', 'birim', 'birimFiyat', 'kdvOrani', 'iskontoOrani'].map((key) => [key, textOf(line, key)]),
    ),
    ...Object.fromEntries(present.map((key) => [key, textOf(line, key)])),
    ...('ozelMatrahNedeni' in line && { ozelMatrahTutari: textOf(line, 'ozelMatrahTutari') }),
  };
}

const fixed = (fields: JsonObject, key: string): string => decimal.fixed(decimal.parse(textOf(fields, key)));
const figures = (fields: JsonObject, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, fixed(fields, key)]));

/** The totals that the portal's form has a field for. */
function amounts(totals: object): object {
  const others = ['tip', 'odenecekTutarText', 'vergiToplamlar', 'kdvToplamlar'];
  return Object.fromEntries(Object.entries(totals).filter(([key]) => !others.includes(key)));
}

describe.each(days)('initial data on %s', (now) => {
  const state = seedState(new Date(now));
  const today = dates.today(new Date(now));

  it('is calculated by the fiscal rules', () => {
    for (const document of state.documents) {
      const { totals, malHizmetler } = calculateInvoice(productInvoice(document));
      const { invoice } = document;
      const withheld = ['hesaplananV9015', 'tevkifataTabiIslemTutar', 'tevkifataTabiIslemKdv'].filter(
        (key) => key in totals,
      );
      expect({
        urunHizmetToplamTutari: fixed(invoice, 'malhizmetToplamTutari'),
        hesaplananKdv: fixed(invoice, 'hesaplanankdv'),
        ...figures(invoice, [
          'toplamIskonto',
          'matrah',
          'vergilerToplami',
          'vergilerDahilToplamTutar',
          'odenecekTutar',
          ...withheld,
        ]),
      }).toEqual(expect.objectContaining(amounts(totals)));
      expect('hesaplananV9015' in invoice).toBe(withheld.length > 0);
      const lineKeys = ['fiyat', 'iskontoTutari', 'malHizmetTutari', 'kdvTutari'];
      expect(malHizmetler).toMatchObject(objectsIn(invoice, 'malHizmetTable').map((line) => figures(line, lineKeys)));
    }
  });

  it('passes validation', () => {
    for (const document of state.documents) {
      const faults = validateInvoice(productInvoice(document));
      expect(
        faults.filter(({ severity }) => severity === 'error'),
        JSON.stringify(productInvoice(document), null, 1),
      ).toEqual([]);
    }
  });

  it('lies in the previous year', () => {
    const days = state.documents.map(({ tarih }) => tarih).sort();
    expect(dates.daysBetween(days[0] ?? '', today)).toBeGreaterThan(330);
    expect(days.at(-1)).toBe(dates.addDays(today, -1));
    for (const request of state.requests) expect(request.tarih < today).toBe(true);
  });

  it('is numbered without gaps in date order', () => {
    for (const account of state.accounts) {
      const own = state.documents.filter((document) => isIssuedBy(document, account));
      for (const year of new Set(own.map(({ tarih }) => tarih.slice(0, 4)))) {
        const documents = own.filter(({ tarih }) => tarih.startsWith(year));
        const numbers = documents.map((_, index) => `GIB${year}${String(index + 1).padStart(9, '0')}`);
        expect(documents.map(({ belgeNumarasi }) => belgeNumarasi)).toEqual(numbers);
        expect(documents.map(({ tarih }) => tarih)).toEqual(documents.map(({ tarih }) => tarih).sort());
        expect(state.lastNumbers[`${account.ownData.vknTckn}-${year}`]).toBe(documents.length);
      }
    }
  });

  it('gives every account issued, received and requested documents, a draft and an open request', () => {
    for (const account of state.accounts) {
      const own = state.documents.filter((document) => isIssuedBy(document, account));
      const received = state.documents.filter((document) => isReceivedBy(document, account));
      const { vknTckn } = account.ownData;
      const week = dates.addDays(today, -6);
      expect(own.filter(({ onayDurumu }) => onayDurumu === 'Onaylandı').length).toBeGreaterThan(5);
      expect(own.some(({ onayDurumu }) => onayDurumu === 'Onaylanmadı')).toBe(true);
      expect(received.some(({ channel, tarih }) => channel === 'portal' && tarih >= week)).toBe(true);
      expect(received.some(({ channel, tarih }) => channel === 'integrator' && tarih >= week)).toBe(true);
      expect(state.requests.some(({ raisedBy }) => raisedBy === vknTckn)).toBe(true);
      expect(
        state.requests.some(
          (request) => request.addressedTo === vknTckn && request.iptalItirazDurumu === '0' && request.tarih >= week,
        ),
      ).toBe(true);
    }
  });

  it('gives the first account every kind of document over a year', () => {
    const [first] = state.accounts;
    const own = first ? state.documents.filter((document) => isIssuedBy(document, first)) : [];
    const values = (key: string) => new Set(own.map(({ invoice }) => textOf(invoice, key)));
    expect(own.length).toBeGreaterThan(120);
    expect(values('faturaTipi')).toEqual(
      new Set(['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI']),
    );
    expect(values('paraBirimi')).toEqual(new Set(['TRY', 'EUR', 'USD']));
    expect(new Set(own.map(({ onayDurumu }) => onayDurumu))).toEqual(new Set(['Onaylandı', 'Onaylanmadı', 'Silinmiş']));
    expect([...values('odenecekTutar')].filter((amount) => Number(amount) >= 1_000_000).length).toBeGreaterThan(5);
    expect(new Set(own.map(({ tarih }) => tarih.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
  });

  it('has one request per document, between accounts, on approved documents', () => {
    const numbers = state.accounts.map(({ ownData }) => ownData.vknTckn);
    expect(new Set(state.requests.map(({ ettn }) => ettn)).size).toBe(state.requests.length);
    for (const { ettn, raisedBy, addressedTo } of state.requests) {
      const document = state.documents.find((each) => each.ettn === ettn);
      expect(document?.onayDurumu).toBe('Onaylandı');
      expect([raisedBy, addressedTo].every((number) => numbers.includes(number))).toBe(true);
    }
  });
});

describe('the taxpayers', () => {
  it('have valid check digits and different numbers', () => {
    for (const { vknTckn } of taxpayers)
      expect([vknTckn, isValidVkn(vknTckn) || isValidTckn(vknTckn)]).toEqual([vknTckn, true]);
    expect(new Set(taxpayers.map(({ vknTckn }) => vknTckn)).size).toBe(taxpayers.length);
  });

  it('are legal and natural persons, by the length of their numbers', () => {
    for (const { vknTckn, unvan, ad, soyad } of taxpayers) {
      expect([unvan !== '', ad === '', soyad === '']).toEqual(Array(3).fill(vknTckn.length === 10));
    }
  });
});

it('the accounts are 33333301 to 33333310 with the password 1, the ninth incomplete', () => {
  const { accounts } = seedState(new Date(NOON));
  expect(accounts.map(({ userCode, password }) => `${userCode}/${password}`)).toEqual(
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((last) => `333333${last}/1`),
  );
  expect(accounts.map(({ ownData }) => ownData.cadde === '')).toEqual([...Array(8).fill(false), true, false]);
  expect(new Set(accounts.map(({ telefon }) => telefon)).size).toBe(10);
});

it('gives the same data on the same day', () => {
  expect(seedState(new Date(NOON))).toEqual(seedState(new Date('2026-11-21T20:00:00+03:00')));
});

it('seeded amounts add up', () => {
  const { documents } = seedState(new Date('2026-11-21T09:00:00Z'));
  expect(documents.length).toBeGreaterThan(100);
  expect(documents.flatMap(({ invoice }) => arithmeticFaults(invoice))).toEqual([]);
});

it('is the same on every day: party, amount, status and age of each document', () => {
  const summaryOn = (now: string) => {
    const state = seedState(new Date(now));
    const today = dates.today(new Date(now));
    return state.documents.map(({ seller, invoice, onayDurumu, tarih }) => [
      seller.vknTckn,
      textOf(invoice, 'vknTckn'),
      textOf(invoice, 'odenecekTutar'),
      onayDurumu,
      dates.daysBetween(tarih, today),
    ]);
  };
  const saturday = summaryOn('2026-11-28T12:00:00+03:00');
  for (const now of [...days, '2026-11-29T00:01:00+03:00', '2026-12-02T23:59:00+03:00'])
    expect(summaryOn(now)).toEqual(saturday);
});
