/** The values of a card when it was opened, the edited ones, and the ones that another user has stored since. */
export interface CardVersions<Values> {
  opened: Values;
  mine: Values;
  theirs: Values;
}

type Name<Values> = keyof Values & string;

/** Whether anything was changed of what was opened. */
export function hasEdits<Values extends object>({ opened, mine }: Omit<CardVersions<Values>, 'theirs'>): boolean {
  return namesOf(opened, mine).some((name) => differs(opened, mine, name));
}

/** The fields that both have changed, each to something else: what a person has to decide (API-06). */
export function disputedFields<Values extends object>({ opened, mine, theirs }: CardVersions<Values>): Name<Values>[] {
  return namesOf(mine, theirs).filter(
    (name) => differs(mine, opened, name) && differs(theirs, opened, name) && differs(mine, theirs, name),
  );
}

/** What both have changed, together; of a field that both have, what `preferred` holds. */
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

/** A tax that was taken off a stock item is empty in its form, and of a stored one it is not there. */
function differs<Values extends object>(one: Values, other: Values, name: Name<Values>): boolean {
  return (one[name] ?? '') !== (other[name] ?? '');
}
