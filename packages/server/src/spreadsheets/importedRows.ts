import { joinMessages, type ReadableColumn } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import type { KnownFault } from '../problems/faults';
import type { Language } from '../problems/ProblemError';

type Outcome = components['schemas']['CardImportRow'];

/** The outcome of a row. A refused row or one with a warning includes its cells. */
export interface ImportedRow extends Outcome {
  /** The texts in English. Absent without texts, and in rows from older servers. */
  en?: Pick<Outcome, 'mesaj' | 'uyari'>;
}

/** The row with its texts in this language. */
export function rowIn({ en, ...row }: ImportedRow, language: Language): components['schemas']['CardImportRow'] {
  return language === 'en' ? { ...row, ...en } : row;
}

/** Counts the rows by outcome, and the rows with a warning. */
export function tally(
  rows: readonly Pick<ImportedRow, 'sonuc' | 'uyari'>[],
): Omit<components['schemas']['ImportResult'], 'satirlar'> {
  const count = (outcome: ImportedRow['sonuc']) => rows.filter(({ sonuc }) => sonuc === outcome).length;
  const uyarili = rows.filter(({ uyari }) => uyari !== '').length;
  return { eklenen: count('EKLENDI'), guncellenen: count('GUNCELLENDI'), hatali: count('HATALI'), uyarili };
}

/** What the outcome of a row tells the user: why it is refused, or a warning. */
export type RowTexts = Pick<ImportedRow, 'mesaj' | 'uyari' | 'en'>;

/** The faults of a row that is refused, in both languages. */
export function refusedFor(columns: readonly ReadableColumn[], faults: readonly KnownFault[]): RowTexts {
  return inBoth((language) => sentence(columns, faults, language));
}

/** The warnings of a row that is imported, in both languages. */
export function warnedFor(columns: readonly ReadableColumn[], faults: readonly KnownFault[]): RowTexts {
  return inBoth((language) => sentence(columns, faults, language), 'uyari');
}

/** A refusal or a warning in both languages. */
export function inBoth(textIn: (language: Language) => string, field: 'mesaj' | 'uyari' = 'mesaj'): RowTexts {
  const none = { mesaj: '', uyari: '' };
  return { ...none, [field]: textIn('tr'), en: { ...none, [field]: textIn('en') } };
}

/** The faults as text. A field is named by its heading in the file. */
function sentence(columns: readonly ReadableColumn[], faults: readonly KnownFault[], language: Language): string {
  const headingOf = (path: string) => columns.find(({ field }) => field === path)?.heading ?? path;
  return joinMessages(faults.map(({ path, message }) => `${headingOf(path)}: ${message[language]}`));
}

/** The id of what a row adds. It is the same when the import is repeated. */
export function idOfRow(importId: string, satir: number): string {
  const tail = (BigInt(`0x${importId.slice(24)}`) ^ BigInt(satir)).toString(16).padStart(12, '0');
  return importId.slice(0, 24) + tail;
}

/**
 * The cells without characters that the database or the contract rejects. Such a character may be the reason for the
 * refusal.
 */
export function storable(fields: Readonly<Record<string, string>>): Record<string, string> {
  const clean = (cell: string) => cell.replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '');
  return Object.fromEntries(Object.entries(fields).map(([field, cell]) => [field, clean(cell)]));
}
