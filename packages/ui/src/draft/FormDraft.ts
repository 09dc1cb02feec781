import {
  composeNotes,
  emptyHeaderTexts,
  type InvoiceDraft,
  type Line,
  newLine,
  readyNotesOf,
  splitNotes,
} from '@kalem/domain';
import { atom, type Atom } from 'jotai/vanilla';

/** The draft as the form holds it. */
export interface FormDraft {
  readonly header: DraftHeader;
  readonly malHizmetler: readonly Line[];
}

/** Everything of a draft but its lines. No field is absent, so that every input has a value. */
export type DraftHeader = Readonly<Required<Omit<InvoiceDraft, 'malHizmetler' | 'totals' | 'not'>>> & {
  /**
   * The type is still to be chosen: a copy of an invoice whose type the portal did not name (INV-09). Until then
   * `faturaTip` is SATIS, by which the totals are computed.
   */
  readonly isTypeOpen: boolean;
  /** The special notes; the automatic ones are composed when the invoice is saved (INV-31). */
  readonly ozelNotlar: string;
  /** Texts of the banks and ready notes that stand among the automatic ones, in their order (INV-32). */
  readonly hazirNotlar: readonly string[];
};

const nothing: Omit<DraftHeader, 'isTypeOpen' | 'ozelNotlar' | 'hazirNotlar'> = {
  faturaTip: 'SATIS',
  faturaTarih: '',
  faturaSaat: '',
  paraBirim: 'TRY',
  dovizKur: '0',
  ...emptyHeaderTexts,
  emails: [],
  iskonto: '',
  iadeFaturalari: [],
  vergiler: [],
};

/** A draft of the domain as the form holds it; one without a type has it still to be chosen. */
export function toFormDraft({ malHizmetler, totals: _totals, not = '', ...fields }: InvoiceDraft): FormDraft {
  const header: DraftHeader = {
    ...nothing,
    ...fields,
    isTypeOpen: fields.faturaTip === undefined,
    iskonto: withoutZero(fields.iskonto),
    ozelNotlar: splitNotes(not).special,
    hazirNotlar: readyNotesOf(not),
  };
  return { header, malHizmetler: malHizmetler.length > 0 ? malHizmetler : [newLine(header.faturaTip)] };
}

/** The draft as the rules of the domain change it: its notes are one text. */
export function toInvoiceDraft({ header, malHizmetler }: FormDraft): InvoiceDraft {
  const { isTypeOpen, faturaTip, ozelNotlar, hazirNotlar, ...fields } = header;
  // Not composed: what the user types stays as it is until it is saved, even a '###'.
  const not = `${composeNotes({ automatic: hazirNotlar, special: '' })}${ozelNotlar}`;
  return { ...fields, ...(!isTypeOpen && { faturaTip }), malHizmetler: [...malHizmetler], not };
}

/** The header as validation reads it: a type that is still to be chosen is null. */
export function toCheckedHeader({ isTypeOpen, ...header }: DraftHeader): object {
  return isTypeOpen ? { ...header, faturaTip: null } : header;
}

/** The fields of the header that are others now. */
export function fieldsChanged(before: DraftHeader, after: DraftHeader): Partial<DraftHeader> {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field));
  return Object.fromEntries(Object.entries(after).filter(isChanged));
}

/** No discount is an empty field, not a 0 to be deleted first. */
function withoutZero(rate = ''): string {
  return Number(rate) === 0 ? '' : rate;
}

/** The line that a wire path leads into, by its position, and the field there; a field of the header stays as it is. */
export function placeOf(path: string): { readonly index: number | undefined; readonly field: string } {
  const [, index, field = path] = /^malHizmetler\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  return { index: index === undefined ? undefined : Number(index), field };
}

export type DraftMoney = Pick<DraftHeader, 'faturaTip' | 'paraBirim' | 'dovizKur'>;

/** What the totals read of the header: typing a name must not calculate them again. */
export function moneyOf(header: Atom<DraftHeader>): Atom<DraftMoney> {
  const faturaTip = atom((get) => get(header).faturaTip);
  const paraBirim = atom((get) => get(header).paraBirim);
  const dovizKur = atom((get) => get(header).dovizKur);
  return atom((get) => ({ faturaTip: get(faturaTip), paraBirim: get(paraBirim), dovizKur: get(dovizKur) }));
}
