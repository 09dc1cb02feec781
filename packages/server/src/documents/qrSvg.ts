import { encode } from 'uqr';

const QUIET_ZONE = 2;

/** A QR code as an SVG of one path, sharp at any size; a unit is a module. */
export function qrSvg(content: string): string {
  const { data, size } = encode(content, { border: QUIET_ZONE });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path fill="#000" d="${path}"/></svg>`;
}

/** Neighbouring dark modules are one rectangle, or printers draw hairlines between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let start = 0; start < row.length; start++) {
    if (!row[start]) continue;
    let end = start;
    while (row[end]) end++;
    path += `M${start} ${y}h${end - start}v1h${start - end}z`;
    start = end;
  }
  return path;
}
