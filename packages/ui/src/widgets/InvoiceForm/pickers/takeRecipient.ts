import { applyCustomer, type InvoiceDraft } from '@kalem/domain';
import type { InvoiceFormStore } from '../../../draft/InvoiceFormStore';
import {
  chooseRecipient,
  type FilledRecipient,
  isTyped,
  type RecipientField,
  takeTerm,
} from '../../../draft/recipientOrigin';

/** The recipient of an invoice for a consumer who gives no number (ubl-tr 4). */
export const consumer = { vknTckn: '11111111111', ad: 'Nihai', soyad: 'Tüketici' };

/** A customer card, or the registry's entry of a number. */
type Recipient = Parameters<typeof applyCustomer>[1] & { vknTckn: string; vadeGunu?: number | null };

const address = ['il', 'ilce', 'adres'] as const;

/**
 * Sets the recipient of the invoice in one step. Name and number are always replaced. Other typed fields stay if the
 * new recipient has no value for them, and are marked for a check. The card's term is filled in, else the company's.
 * Returns how to undo it (A-02, INV-22, INV-23, MNY-14).
 */
export function takeRecipient(form: InvoiceFormStore, recipient: Recipient): () => void {
  const { jotai } = form;
  const typed = new Set(typable.filter((field) => isTyped(form.head(), field)));
  const before = jotai.get(form.header);
  const withTerm = takeTerm(form.head(), recipient.vadeGunu);
  const undo = form.rewrite((invoice) => {
    const next = applyCustomer(invoice, recipient);
    const keepsAddress = address.some((field) => typed.has(field)) && address.every((field) => !next[field]);
    return {
      ...next,
      vadeTarihi: withTerm.header.vadeTarihi,
      ...(typed.has('emails') && next.emails?.length === 0 && { emails: invoice.emails }),
      ...(typed.has('vergiDairesi') && !next.vergiDairesi && { vergiDairesi: invoice.vergiDairesi }),
      ...(keepsAddress && addressOf(invoice)),
      ...(Number(next.iskonto) === 0 && { iskonto: invoice.iskonto, malHizmetler: invoice.malHizmetler }),
    };
  });
  const { aliciUnvan, aliciAdi, aliciSoyadi, vergiDairesi, emails, il, ilce, adres } = jotai.get(form.header);
  const filled: FilledRecipient = { aliciUnvan, aliciAdi, aliciSoyadi, vergiDairesi, emails, il, ilce, adres };
  const kept = [...typed].filter((field) => String(before[field]) === String(jotai.get(form.header)[field]));
  const isOthers = ([field]: [string, unknown]) => !kept.some((one) => one === field);
  const others: FilledRecipient = Object.fromEntries(Object.entries(filled).filter(isOthers));
  jotai.set(form.origin, { ...chooseRecipient(form.head(), others, kept), term: withTerm.origin.term });
  return undo;
}

/** Typed fields that stay if the new recipient has no value for them. */
const typable: readonly RecipientField[] = ['vergiDairesi', 'emails', ...address];

function addressOf({ ulke, il, ilce, adres }: InvoiceDraft): Partial<InvoiceDraft> {
  return { ulke, il, ilce, adres };
}
