import type { Invoice } from './Invoice';

/** What the product knows about one text of an invoice's header. */
interface HeaderText {
  /** Most characters, as the contract has them; none for a day. */
  readonly maxLength?: number;
  /** A day, YYYY-MM-DD or ''. */
  readonly isDay?: true;
  /** Its key in the portal's invoice form, where the value goes as it is. `portal/invoiceFields.ts` has the others. */
  readonly portalKey?: string;
  /** Compared with what was signed: an invoice that was changed meanwhile gets what the portal has. */
  readonly isCompared?: true;
  /** Its label in the head of the documents. */
  readonly printedAs?: string;
  /** Checked by a rule of its own in `validateInvoice`; the others only as texts. */
  readonly hasRule?: true;
}

/**
 * The texts of an invoice's header that users fill in, each once for validation, form, storage, portal and documents.
 * Number, type, time, money, lists and notes are not among them. Source: INV-17 to INV-24, portal-protocol 6.2.
 */
export const headerTexts = {
  vknTckn: { portalKey: 'vknTckn', hasRule: true },
  aliciUnvan: { maxLength: 300, portalKey: 'aliciUnvan', isCompared: true, hasRule: true },
  aliciAdi: { maxLength: 100, portalKey: 'aliciAdi', isCompared: true, hasRule: true },
  aliciSoyadi: { maxLength: 100, portalKey: 'aliciSoyadi', isCompared: true, hasRule: true },
  vergiDairesi: { maxLength: 150, portalKey: 'vergiDairesi', isCompared: true },
  il: { maxLength: 60, isCompared: true },
  ilce: { maxLength: 60, portalKey: 'mahalleSemtIlce', isCompared: true },
  ulke: { maxLength: 60 },
  adres: { maxLength: 500, portalKey: 'bulvarcaddesokak', isCompared: true },
  irsaliyeNumarasi: {
    maxLength: 30,
    portalKey: 'irsaliyeNumarasi',
    isCompared: true,
    printedAs: 'İrsaliye No',
  },
  irsaliyeTarihi: { isDay: true, portalKey: 'irsaliyeTarihi', printedAs: 'İrsaliye Tarihi', hasRule: true },
} as const satisfies { readonly [Name in keyof Invoice]?: HeaderText };

export type HeaderTextName = keyof typeof headerTexts;
export type HeaderTexts = Readonly<Record<HeaderTextName, string>>;

/** Each text's name with what is known about it. */
export const headerTextEntries = /* @__PURE__ */ Object.entries(headerTexts) as [HeaderTextName, HeaderText][];

/** No text is filled in. */
export const emptyHeaderTexts: HeaderTexts = /* @__PURE__ */ mapHeaderTexts(() => '');

/** An object with a value for each text of the header. */
export function mapHeaderTexts(valueOf: (name: HeaderTextName) => string): HeaderTexts {
  const entries = headerTextEntries.map(([name]) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<HeaderTextName, string>;
}
