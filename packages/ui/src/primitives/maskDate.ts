/**
 * What a date field shows while somebody types: '2111' → '21/11/', '1.3.26' → '01/03/26'. Points, dashes and blanks mean the
 * slash; nothing is added while one deletes.
 */
export function maskDate(typed: string, before: string): string {
  const isDeleting = typed.length < before.length;
  const parts = typed
    .replace(/[^\d/.\- ]/g, '')
    .split(/[/.\- ]+/)
    .slice(0, 3);
  if (parts.length === 1) return slashed(parts[0] ?? '', isDeleting);
  const [day = '', month = '', year] = parts;
  if (isDeleting) return typed.slice(0, 10);
  if (year === undefined) return `${padded(day)}/${slashed(month, false, [2, 4]).slice(0, 7)}`;
  return `${padded(day)}/${padded(month)}/${year.slice(0, 4)}`;
}

function slashed(digits: string, isDeleting: boolean, sizes: readonly number[] = [2, 2, 4]): string {
  let rest = digits;
  let shown = '';
  for (const [index, size] of sizes.entries()) {
    const part = rest.slice(0, size);
    rest = rest.slice(size);
    shown += part;
    const isFull = part.length === size && index < sizes.length - 1;
    if (!isFull || (rest === '' && isDeleting)) return shown;
    shown += '/';
  }
  return shown;
}

function padded(part: string): string {
  return part.slice(0, 2).padStart(2, '0');
}
