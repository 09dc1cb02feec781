import { applyCustomer, type InvoiceDraft } from '@kalem/domain';
import type { InvoiceFormStore } from '../../../draft/InvoiceFormStore';
import { chooseRecipient, type FilledRecipient, isTyped, type RecipientField } from '../../../draft/recipientOrigin';

/** Whom an invoice names who gives no number (ubl-tr 4). */
export const consumer = { vknTckn: '11111111111', ad: 'Nihai', soyad: 'Tüketici' };

/** A customer card, or what the registry says of a number. */
type Recipient = Parameters<typeof applyCustomer>[1] & { vknTckn: string };

const address = ['il', 'ilce', 'adres'] as const;

/**
 * Puts a recipient on the invoice, as one step. Name and number are the new one's; other fields that the user typed
 * stay where the new recipient has nothing for them, to be looked at. Returns how to undo it (A-02, INV-22, INV-23).
 */
export function takeRecipient(form: InvoiceFormStore, recipient: Recipient): () => void {
  const { jotai } = form;
  const typed = new Set(typable.filter((field) => isTyped(form.head(), field)));
  const before = jotai.get(form.header);
  const undo = form.rewrite((invoice) => {
    const next = applyCustomer(invoice, recipient);
    const keepsAddress = address.some((field) => typed.has(field)) && address.every((field) => !next[field]);
    return {
      ...next,
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
  jotai.set(form.origin, chooseRecipient(form.head(), others, kept));
  return undo;
}

/** What may have been typed and stays where the new recipient has nothing. */
const typable: readonly RecipientField[] = ['vergiDairesi', 'emails', ...address];

function addressOf({ ulke, il, ilce, adres }: InvoiceDraft): Partial<InvoiceDraft> {
  return { ulke, il, ilce, adres };
}
