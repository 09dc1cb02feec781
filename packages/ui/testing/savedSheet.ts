/** Reads a workbook of `writeWorkbook`: the texts of its cells, and the cell elements. */
export async function savedSheet(file: Blob): Promise<{ rows: string[][]; cells: Element[] }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const [size, name] = [view.getUint32(18, true), view.getUint16(26, true)];
  const packed = new Blob([bytes.slice(30 + name, 30 + name + size)]).stream();
  const xml = await new Response(packed.pipeThrough(new DecompressionStream('deflate-raw'))).text();
  const sheet = new DOMParser().parseFromString(xml, 'application/xml');
  const rows = [...sheet.getElementsByTagName('row')].map((row) => [...row.children]);
  return { rows: rows.map((row) => row.map((cell) => cell.textContent ?? '')), cells: rows.flat() };
}
