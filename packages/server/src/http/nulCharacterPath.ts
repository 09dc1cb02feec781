/** Wire path of the first text that holds a NUL character, which PostgreSQL cannot store; undefined when there is none. */
export function nulCharacterPath(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (Array.isArray(value)) return first(value.entries(), (index) => `${path}[${index}]`);
  if (value !== null && typeof value === 'object') return first(Object.entries(value), (name) => (path ? `${path}.${name}` : name));
  return undefined;
}

function first<Step>(entries: Iterable<readonly [Step, unknown]>, pathOf: (step: Step) => string): string | undefined {
  for (const [step, value] of entries) {
    if (String(step).includes('\0')) return pathOf(step).replaceAll('\0', '');
    const path = nulCharacterPath(value, pathOf(step));
    if (path !== undefined) return path;
  }
  return undefined;
}
