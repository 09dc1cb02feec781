/** The cells of a row; an empty one of these fields says nothing, so that the field takes its default. */
export function filledOrDefault(
  cells: Readonly<Record<string, string>>,
  fields: readonly string[],
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, cell === '' && fields.includes(field) ? undefined : cell]),
  );
}
