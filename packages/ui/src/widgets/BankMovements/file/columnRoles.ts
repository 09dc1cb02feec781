import type { components } from '@kalem/sdk';

type StatementColumns = components['schemas']['StatementColumns'];

/** What a column of a statement holds. Only the text may be in several columns. */
export const columnRoles = [
  'tarih',
  'saat',
  'metin',
  'tutar',
  'yon',
  'borc',
  'alacak',
  'bakiye',
  'karsiAd',
  'karsiVkn',
  'karsiIban',
  'kanal',
  'referans',
] as const;
export type ColumnRole = (typeof columnRoles)[number];
/** The role of each column by its place; a column without one is left out. */
export type ColumnChoice = ReadonlyMap<number, ColumnRole>;

export function roleOf(name: string): ColumnRole | undefined {
  return columnRoles.find((role) => role === name);
}

/** The most columns whose texts are joined. */
const MOST_TEXTS = 5;

export function choiceOf(columns: StatementColumns): ColumnChoice {
  const single = columnRoles.flatMap((role) => {
    const place = role === 'metin' ? undefined : columns[role];
    return place === undefined ? [] : [[place, role] as const];
  });
  return new Map([...single, ...(columns.metin ?? []).map((place) => [place, 'metin'] as const)]);
}

/** Gives a column a role. A role that another column had moves to this one; an amount has one form. */
export function chooseRole(choice: ColumnChoice, place: number, role: ColumnRole | undefined): ColumnChoice {
  const replaced = role && role !== 'metin' ? [role, ...(rivals[role] ?? [])] : [];
  const others = [...choice].filter(([other, its]) => other !== place && !replaced.includes(its));
  return new Map(role ? [...others, [place, role]] : others);
}

/** One signed amount with or without its side, or debits and credits apart (MNY-88). */
const rivals: Partial<Record<ColumnRole, readonly ColumnRole[]>> = {
  tutar: ['borc', 'alacak'],
  yon: ['borc', 'alacak'],
  borc: ['tutar', 'yon'],
  alacak: ['tutar', 'yon'],
};

/** Whether date, text and amount are known. */
export function isComplete(choice: ColumnChoice): boolean {
  const roles = [...choice.values()];
  const hasAmount = roles.includes('tutar') || roles.includes('alacak');
  return roles.includes('tarih') && roles.includes('metin') && hasAmount;
}

/** The columns of the call. */
export function columnsOf(
  choice: ColumnChoice,
  { baslikSatiri, sayiBicimi }: Pick<StatementColumns, 'baslikSatiri' | 'sayiBicimi'>,
): StatementColumns {
  const texts = [...choice].filter(([, role]) => role === 'metin').map(([place]) => place);
  const single = [...choice].filter(([, role]) => role !== 'metin').map(([place, role]) => [role, place] as const);
  const metin = texts.sort((one, other) => one - other).slice(0, MOST_TEXTS);
  return { baslikSatiri, ...(sayiBicimi && { sayiBicimi }), metin, ...Object.fromEntries(single) };
}
