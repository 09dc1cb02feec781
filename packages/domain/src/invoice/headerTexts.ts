import type { Invoice } from './Invoice';

/** The properties of a text field of an invoice's header. */
interface HeaderText {
  /** Maximum length in the contract; none for a day. */
  readonly maxLength?: number;
  /** A day, YYYY-MM-DD or ''. */
  readonly isDay?: true;
  /**
   * Its key in the portal's invoice form, when the value is sent unchanged. `portal/invoiceFields.ts` has the other
   * fields.
   */
  readonly portalKey?: string;
  /**
   * Compared with the signed document. When the invoice was changed before the signature, the portal's value is stored.
   */
  readonly isCompared?: true;
  /** Its label in the head of documents. */
  readonly printedAs?: string;
  /** Has its own rule in `validateInvoice`. The others are only checked as texts. */
  readonly hasRule?: true;
}

/**
 * The text fields of an invoice's header that users fill in. Validation, form, storage, portal and documents use this
 * list. Number, type, time, money, lists, notes and the due date (null without one) are not included. Source: INV-17 to
 * INV-24, portal-protocol 6.2.
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

/** Each field's name with its properties. */
export const headerTextEntries = /* @__PURE__ */ Object.entries(headerTexts) as [HeaderTextName, HeaderText][];

/** All fields empty. */
export const emptyHeaderTexts: HeaderTexts = /* @__PURE__ */ mapHeaderTexts(() => '');

/** An object with a value for each text of the header. */
export function mapHeaderTexts(valueOf: (name: HeaderTextName) => string): HeaderTexts {
  const entries = headerTextEntries.map(([name]) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<HeaderTextName, string>;
}
