// Measures the CPU time of exporting all cards to Excel: our columns, escaping and archive, relative to writing and
// deflating the plain XML of the same cells. The cards are already loaded. `ROWS=5000` uses fewer.
import { deflateRawSync } from 'node:zlib';
import { customerColumns, writeSheet } from '../packages/domain/src/index';
import { writeWorkbook } from '../packages/ui/src/kit/list/writeWorkbook';

const ROWS = Number(process.env['ROWS'] ?? 50_000);
const ROUNDS = 5;
const PAGE = 500;

const cards = Array.from({ length: ROWS }, (_, place) => ({
  id: crypto.randomUUID(),
  tuzel: true,
  vknTckn: String(1_000_000_000 + place),
  unvan: `Zeytin ${place} Gıda Sanayi ve Ticaret Anonim Şirketi`,
  vergiDairesi: 'Kadıköy Vergi Dairesi Müdürlüğü',
  adres: `Caferağa Mah. Örnek Sok. No: ${place}`,
  ilce: 'KADIKÖY',
  il: 'İSTANBUL',
  postaKodu: '34710',
  ulke: 'Türkiye',
  telNo: '5321234567',
  email: `muhasebe${place}@zeytin.example`,
  iskonto: String(place % 40),
  paraBirimi: 'TRY',
}));
const cells = writeSheet(customerColumns, cards);

function* pages() {
  yield writeSheet(customerColumns, []);
  for (let from = 0; from < cards.length; from += PAGE)
    yield writeSheet(customerColumns, cards.slice(from, from + PAGE)).slice(1);
}

/** The minimal XML of the same sheet. */
function bareSheet(): Buffer {
  let xml = '';
  for (const row of cells) {
    xml += '<row>';
    for (const cell of row)
      xml += cell === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;
    xml += '</row>';
  }
  return deflateRawSync(xml);
}

const works = { 'XML and deflate alone': bareSheet, 'our export': () => writeWorkbook('Cariler', pages()) };
const times = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round += 1)
  for (const [name, work] of Object.entries(works)) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    // The first round only warms up.
    if (round > 0) times.get(name)?.push((user + system) / 1000);
  }
const median = (all: readonly number[] = []) => [...all].sort((one, other) => one - other)[all.length >> 1] ?? 0;
const base = median(times.get('XML and deflate alone'));
console.log(`${ROWS} customers`);
for (const [name, all] of times)
  console.log(
    `${name.padEnd(24)} ${median(all).toFixed(0).padStart(6)} ms of CPU, ${(median(all) / base).toFixed(2)} times`,
  );
