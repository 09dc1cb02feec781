/** The values of a card when it was opened, the edited ones, and the ones that another user has stored since. */
export interface CardVersions<Values> {
  opened: Values;
  mine: Values;
  theirs: Values;
}

type Name<Values> = keyof Values & string;

/** True if `mine` differs from `opened`. */
export function hasEdits<Values extends object>({ opened, mine }: Omit<CardVersions<Values>, 'theirs'>): boolean {
  return namesOf(opened, mine).some((name) => differs(opened, mine, name));
}

/** The fields that both users changed to different values, for the user to decide (API-06). */
export function disputedFields<Values extends object>({ opened, mine, theirs }: CardVersions<Values>): Name<Values>[] {
  return namesOf(mine, theirs).filter(
    (name) => differs(mine, opened, name) && differs(theirs, opened, name) && differs(mine, theirs, name),
  );
}

/** Merges the changes of both. For fields that both changed, `preferred` wins. */
export function mergeEdits<Values extends object>(
  { opened, mine, theirs }: CardVersions<Values>,
  preferred: 'mine' | 'theirs',
): Values {
  const merged = { ...mine };
  for (const name of namesOf(mine, theirs)) {
    const isTheirs = preferred === 'mine' ? !differs(mine, opened, name) : differs(theirs, opened, name);
    if (isTheirs) merged[name] = theirs[name];
  }
  return merged;
}

function namesOf<Values extends object>(mine: Values, theirs: Values): Name<Values>[] {
  const isName = (name: string): name is Name<Values> => name in mine || name in theirs;
  return Object.keys({ ...mine, ...theirs }).filter(isName);
}

/** A removed tax is empty in the form, and absent in a stored stock item. */
function differs<Values extends object>(one: Values, other: Values, name: Name<Values>): boolean {
  return (one[name] ?? '') !== (other[name] ?? '');
}
