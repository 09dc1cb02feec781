import { describe, expect, test } from 'vitest';
import { printedAddress, streetName, type CompanyAddress } from './companyAddress';

const address: CompanyAddress = {
  mahalle: 'Şerifali Mah.',
  cadde: 'Kıble Sok.',
  apartmanAdi: 'Işık Apt.',
  apartmanNo: '12',
  kapiNo: '4',
  acikAdres: '',
  postaKodu: '34775',
  ilce: 'ÜMRANİYE',
  il: 'İSTANBUL',
  ulke: 'Türkiye',
};

describe('A-21: the address that documents print', () => {
  test('prints every part', () => {
    expect(printedAddress({ ...address, acikAdres: 'Sanayi Sitesi B Blok' })).toEqual([
      'Şerifali Mah. Kıble Sok. Işık Apt. No: 12/4 Sanayi Sitesi B Blok',
      '34775 ÜMRANİYE / İSTANBUL',
    ]);
  });

  test('prints the street once when the open address repeats its first 50 characters', () => {
    const cadde = `${'Organize Sanayi Bölgesi 14. Cadde '.repeat(2)}sonu`;
    const copied = { ...address, cadde, acikAdres: cadde.slice(0, 50) };
    expect(printedAddress(copied)[0]).toBe(`Şerifali Mah. ${cadde} Işık Apt. No: 12/4`);
    expect(streetName(copied)).toBe(cadde);
  });

  test('omits empty parts, and prints a foreign country', () => {
    const empty = { ...address, mahalle: '', cadde: ' ', apartmanAdi: '', apartmanNo: '', kapiNo: '', postaKodu: '' };
    expect(printedAddress(empty)).toEqual(['ÜMRANİYE / İSTANBUL']);
    expect(printedAddress({ ...empty, ilce: '', il: '' })).toEqual([]);
    expect(printedAddress({ ...empty, il: 'Berlin', ulke: 'Almanya' })).toEqual(['ÜMRANİYE / Berlin / Almanya']);
  });

  test('appends the open address to the street of the XML, which has no field for it', () => {
    expect(streetName({ cadde: 'Kıble Sok.', acikAdres: 'Sanayi Sitesi' })).toBe('Kıble Sok. Sanayi Sitesi');
    expect(streetName({ cadde: '', acikAdres: 'Sanayi Sitesi' })).toBe('Sanayi Sitesi');
  });
});
