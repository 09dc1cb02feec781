import {
  automaticNotes,
  composeNotes,
  emptyHeaderTexts,
  type InvoiceDraft,
  type InvoiceTotals,
  type Line,
  newLine,
  readyNotesOf,
  splitNotes,
} from '@kalem/domain';
import { atom, type Atom } from 'jotai/vanilla';

/** The draft in the shape that the form uses. */
export interface FormDraft {
  readonly header: DraftHeader;
  readonly malHizmetler: readonly Line[];
}

/** All fields of a draft except its lines. No field is absent, so that every input has a value. */
export type DraftHeader = Readonly<Required<Omit<InvoiceDraft, 'malHizmetler' | 'totals' | 'not'>>> & {
  /**
   * True if the user still has to choose the type: in a copy of an invoice whose type the portal did not report
   * (INV-09). Until then `faturaTip` is SATIS, and the totals are calculated with it.
   */
  readonly isTypeOpen: boolean;
  /** The special notes; the automatic ones are composed when the invoice is saved (INV-31). */
  readonly ozelNotlar: string;
  /** Texts of bank entries and explanations that are placed among the automatic notes, in their order (INV-32). */
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
  iadeTuru: null,
  vadeTarihi: null,
  vergiler: [],
  bilinenUyarilar: [],
};

/** Converts a draft of the domain to the form's shape. Without `faturaTip`, the user has to choose the type. */
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

/** Converts the form's draft back to the shape of the domain, in which all notes are one text. */
export function toInvoiceDraft({ header, malHizmetler }: FormDraft): InvoiceDraft {
  const { isTypeOpen, faturaTip, ozelNotlar, hazirNotlar, ...fields } = header;
  // The special note is appended without `composeNotes`: the text stays as the user typed it until it is saved, even a
  // '###'.
  const not = `${composeNotes({ automatic: hazirNotlar, special: '' })}${ozelNotlar}`;
  return { ...fields, ...(!isTypeOpen && { faturaTip }), malHizmetler: [...malHizmetler], not };
}

/** The header as validation reads it: `faturaTip` is null while the type is not chosen. */
export function toCheckedHeader({ isTypeOpen, ...header }: DraftHeader): object {
  return isTypeOpen ? { ...header, faturaTip: null } : header;
}

/** Returns the header fields whose values differ. */
export function fieldsChanged(before: DraftHeader, after: DraftHeader): Partial<DraftHeader> {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field));
  return Object.fromEntries(Object.entries(after).filter(isChanged));
}

/** Shows a discount of 0 as an empty field, so that the user does not have to delete the 0 first. */
function withoutZero(rate = ''): string {
  return Number(rate) === 0 ? '' : rate;
}

/** Splits a wire path into the line's position and the field there. A path of a header field has no position. */
export function placeOf(path: string): { readonly index: number | undefined; readonly field: string } {
  const [, index, field = path] = /^malHizmetler\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  return { index: index === undefined ? undefined : Number(index), field };
}

export type DraftMoney = Pick<DraftHeader, 'faturaTip' | 'paraBirim' | 'dovizKur'>;

/** The header fields that the totals depend on. Typing in other fields does not recalculate the totals. */
export function moneyOf(header: Atom<DraftHeader>): Atom<DraftMoney> {
  const faturaTip = atom((get) => get(header).faturaTip);
  const paraBirim = atom((get) => get(header).paraBirim);
  const dovizKur = atom((get) => get(header).dovizKur);
  return atom((get) => ({ faturaTip: get(faturaTip), paraBirim: get(paraBirim), dovizKur: get(dovizKur) }));
}

/** The parts of a form that its automatic notes depend on. */
interface NotesParts {
  header: Atom<DraftHeader>;
  totals: Atom<InvoiceTotals>;
  lines: { lines: () => readonly Line[] };
  /** The notes name the due date (MNY-17). */
  showsDueDate: boolean;
}

/** The automatic notes of the draft. Typing in header fields that no note names does not compose them again. */
export function notesOf({ header, totals, lines, showsDueDate }: NotesParts): Atom<readonly string[]> {
  const faturaTip = atom((get) => get(header).faturaTip);
  const faturaTarih = atom((get) => get(header).faturaTarih);
  const vadeTarihi = atom((get) => (showsDueDate ? get(header).vadeTarihi : null));
  const hazirNotlar = atom((get) => get(header).hazirNotlar);
  return atom((get) => {
    const { odenecekTutarText } = get(totals);
    const own = automaticNotes({
      faturaTip: get(faturaTip),
      malHizmetler: get(faturaTip) === 'IHRACKAYITLI' ? lines.lines() : [],
      odenecekTutarText,
      faturaTarih: get(faturaTarih),
      vadeTarihi: get(vadeTarihi),
    });
    return [...own, ...get(hazirNotlar)];
  });
}
