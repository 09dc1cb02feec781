/**
 * The cells of a copied block of a spreadsheet: tabs between columns, line feeds between rows, quoted cells may hold
 * both. Undefined when the text is a single cell and can be pasted as it is.
 */
export function parseClipboard(text: string): readonly (readonly string[])[] | undefined {
  const trimmed = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!/[\t\n]/.test(trimmed)) return undefined;
  const rows: string[][] = [[]];
  let position = 0;
  while (position <= trimmed.length) {
    const cell = readCell(trimmed, position);
    rows.at(-1)?.push(cell.value.trim());
    position = cell.end + 1;
    if (trimmed[cell.end] === '\n') rows.push([]);
  }
  return rows;
}

/** One cell from `start`; `end` is the tab, the line feed or the end of the text behind it. */
function readCell(text: string, start: number): { readonly value: string; readonly end: number } {
  const quoted = text[start] === '"' ? readQuoted(text, start + 1) : undefined;
  if (quoted !== undefined) return quoted;
  const rest = text.slice(start).search(/[\t\n]/);
  const end = rest === -1 ? text.length : start + rest;
  return { value: text.slice(start, end), end };
}

/** Undefined when the quotation mark is a mere character of the cell: it is never closed, or text follows it. */
function readQuoted(text: string, start: number): { readonly value: string; readonly end: number } | undefined {
  let value = '';
  for (let position = start; position < text.length; position++) {
    const character = text[position] ?? '';
    if (character !== '"') {
      value += character;
    } else if (text[position + 1] === '"') {
      value += '"';
      position++;
    } else {
      const end = position + 1;
      return end === text.length || text[end] === '\t' || text[end] === '\n'
        ? { value: value.replaceAll('\n', ' '), end }
        : undefined;
    }
  }
  return undefined;
}
