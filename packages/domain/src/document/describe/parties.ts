import type { components } from '@kalem/openapi';
import type { Invoice } from '../../invoice/Invoice';
import { printedAddress, printPlace } from '../../companyAddress';
import { formatPhone } from '../../text/phones';
import { type Fact, filledFacts } from './facts';

/** The company data that an invoice's documents print. It is the same for every caller. */
export type Seller = Pick<
  components['schemas']['Company'],
  | 'vknTckn'
  | 'unvan'
  | 'ad'
  | 'soyad'
  | 'sicilNo'
  | 'mersisNo'
  | 'vergiDairesi'
  | 'cadde'
  | 'apartmanAdi'
  | 'apartmanNo'
  | 'kapiNo'
  | 'mahalle'
  | 'il'
  | 'ilce'
  | 'postaKodu'
  | 'ulke'
  | 'acikAdres'
  | 'yetkiliTelNo'
  | 'faksNo'
  | 'email'
  | 'website'
  | 'imzaData'
  | 'logoData'
>;

/** A printed party. */
export interface DescribedParty {
  readonly name: string;
  readonly address: readonly string[];
  readonly facts: readonly Fact[];
}

/** The seller as printed on its invoices. */
export function describeSeller(seller: Seller): DescribedParty {
  return {
    name: seller.unvan.trim() || `${seller.ad} ${seller.soyad}`.trim(),
    address: printedAddress(seller),
    facts: filledFacts([
      ['Tel', seller.yetkiliTelNo && formatPhone(seller.yetkiliTelNo)],
      ['Faks', seller.faksNo && formatPhone(seller.faksNo)],
      ['E-posta', seller.email],
      ['Web', seller.website],
      ['Vergi Dairesi', seller.vergiDairesi],
      [taxNumberLabel(seller.vknTckn), seller.vknTckn],
      ['MERSİS No', seller.mersisNo],
      ['Ticaret Sicil No', seller.sicilNo],
    ]),
  };
}

/** The recipient of an invoice. For a natural person with a trade name both names are printed. */
export function describeRecipient(invoice: Invoice): DescribedParty {
  const person = `${invoice.aliciAdi} ${invoice.aliciSoyadi}`.trim();
  const title = invoice.aliciUnvan.trim();
  return {
    name: title || person,
    address: [title && person, invoice.adres.trim(), printPlace(invoice)].filter(Boolean),
    facts: filledFacts([
      ['E-posta', invoice.emails[0]],
      ['Vergi Dairesi', invoice.vergiDairesi],
      [taxNumberLabel(invoice.vknTckn), invoice.vknTckn],
    ]),
  };
}

/** Eleven digits are the TCKN of a natural person; all others are a VKN. */
export function taxNumberLabel(vknTckn: string): 'TCKN' | 'VKN' {
  return vknTckn.length === 11 ? 'TCKN' : 'VKN';
}
