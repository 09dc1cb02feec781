const halfPair = /[\uD800-\uDFFF]/u;

/** Wire path of the first text that PostgreSQL cannot store, for a NUL character or half of a surrogate pair; undefined when there is none. */
export function unstorablePath(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? path : undefined;
  if (Array.isArray(value)) return first(value.entries(), (index) => `${path}[${index}]`);
  if (value !== null && typeof value === 'object')
    return first(Object.entries(value), (name) => (path ? `${path}.${name}` : name));
  return undefined;
}

function first<Step extends string | number>(
  entries: Iterable<readonly [Step, unknown]>,
  pathOf: (step: Step) => string,
): string | undefined {
  for (const [step, value] of entries) {
    if (isUnstorable(String(step))) return pathOf(step).replaceAll('\0', '');
    const path = unstorablePath(value, pathOf(step));
    if (path !== undefined) return path;
  }
  return undefined;
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || halfPair.test(text);
}
