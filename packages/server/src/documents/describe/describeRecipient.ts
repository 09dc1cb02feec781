import type { Invoice } from '../DocumentSource';
import type { DescribedParty } from './DescribedInvoice';
import { filledFacts } from './filledFacts';
import { printPlace } from './printPlace';
import { taxNumberLabel } from './taxNumberLabel';

/** The recipient of an invoice as it is printed; a natural person with a trade name has both. */
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
