import { calculateInvoice } from '../../calculation/calculateInvoice';
import { emptyHeaderTexts } from '../../invoice/headerTexts';
import type { Invoice, InvoiceDraft, Line } from '../../invoice/Invoice';
import { type DescribedInvoice, describeInvoice } from './describeInvoice';
import type { Seller } from './parties';

/** Fields that only a saved invoice has. A draft that edits it keeps them. */
type Identity = Pick<Invoice, 'ettn' | 'belgeNumarasi'>;

/**
 * The documents of a draft as if it were saved now. Fields may be missing. A figure that is no decimal is omitted, as
 * in the calculation.
 */
export function describeDraft(draft: InvoiceDraft, seller: Seller, saved?: Identity): DescribedInvoice {
  const { malHizmetler: lines, ...fields } = draft;
  const { malHizmetler, totals, tlKarsiligi, unreadable = [] } = calculateInvoice(draft);
  const wrong = new Set(unreadable);
  const paraBirim = draft.paraBirim || 'TRY';
  const invoice: Invoice = {
    ...emptyInvoice,
    ...fields,
    faturaTip: draft.faturaTip ?? 'SATIS',
    faturaTarih: draft.faturaTarih ?? '',
    faturaSaat: draft.faturaSaat ?? '',
    vknTckn: draft.vknTckn ?? '',
    paraBirim,
    dovizKur: paraBirim === 'TRY' || wrong.has('dovizKur') ? '0' : draft.dovizKur || '0',
    emails: (draft.emails ?? []).map((email) => email.trim()).filter(Boolean),
    emailAddresses: '',
    iadeFaturalari: draft.faturaTip === 'IADE' ? (draft.iadeFaturalari ?? []) : [],
    malHizmetler: lines.map((line, index) => ({
      ...readableOf(line, (field) => !wrong.has(`malHizmetler[${index}].${field}`)),
      ...malHizmetler[index],
    })),
    totals: { ...totals, kdvToplamlar: [...totals.kdvToplamlar] },
    ...(tlKarsiligi && { tlKarsiligi }),
    ettn: saved?.ettn ?? null,
    belgeNumarasi: saved?.belgeNumarasi ?? null,
  };
  return describeInvoice(invoice, seller);
}

function readableOf(line: Line, isReadable: (field: string) => boolean): Line {
  return Object.fromEntries(Object.entries(line).filter(([field]) => isReadable(field)));
}

const emptyInvoice: Omit<Invoice, 'malHizmetler' | 'totals' | 'faturaTarih' | 'faturaSaat'> = {
  id: '',
  ettn: null,
  belgeNumarasi: null,
  faturaTip: 'SATIS',
  paraBirim: 'TRY',
  dovizKur: '0',
  ...emptyHeaderTexts,
  emails: [],
  emailAddresses: '',
  iskonto: '0',
  iadeFaturalari: [],
  iadeTuru: null,
  vadeTarihi: null,
  vergiler: [],
  not: '',
  onayDurumu: 'Onaylanmadi',
  portalDurumu: 'BEKLIYOR',
  talepAkisi: [],
  createdAt: '',
  updatedAt: '',
};
