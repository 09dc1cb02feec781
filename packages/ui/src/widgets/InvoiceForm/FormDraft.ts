import type { InvoiceDraft, Line } from '@kalem/domain';

/** Everything of a draft but its lines. No field is absent, so that every input has a value. */
export type DraftHeader = Readonly<Required<Omit<InvoiceDraft, 'malHizmetler' | 'totals' | 'not'>>> & {
  /** The special notes; the automatic ones are composed when the invoice is saved (INV-31). */
  readonly ozelNotlar: string;
};

/** The draft as the form holds it. */
export interface FormDraft {
  readonly header: DraftHeader;
  readonly malHizmetler: readonly Line[];
}
