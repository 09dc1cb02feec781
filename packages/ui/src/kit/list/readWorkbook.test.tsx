import { spreadsheetFile, withWideLinks } from '@kalem/server/testing/files';
import { expect, test } from 'vitest';
import { readWorkbook } from './readWorkbook';
import { writeWorkbook } from './writeWorkbook';

const { signal } = new AbortController();

test.each(['xlsx', 'biff8'] as const)(
  'CUS-12, CUS-13, NUM-22: reads %s as Excel shows it; a formula’s stored result is read, never computed',
  async (kind) => {
    const rows = [[], ['VKN', null, 'Unvan', 'Oran', 'Gün'], ['0123456789', '', ' Işık <A> & "Ş" 🙂 ', 12.5, 0]];
    const bytes = spreadsheetFile(
      [
        { name: 'Boş', rows: [] },
        {
          name: 'Müşteri & Cari',
          rows: [...rows, ['', '', '', '', '']],
          change(sheet) {
            sheet['E3'] = { t: 'n', v: 46_348, z: 'dd.mm.yyyy' };
            sheet['B3'] = { t: 'n', v: 0.07, z: '0%' };
            sheet['A4'] = { t: 's', f: 'CONCATENATE("1","2")', v: '12' };
            sheet['C4'] = { t: 'e', v: 42, f: 'NA()' };
            sheet['D4'] = { t: 'n', f: '5*2', v: 10 };
            sheet['E4'] = { t: 'b', v: true };
          },
        },
      ],
      kind,
    );
    expect(await readWorkbook(new Blob([bytes]), signal)).toEqual([
      {
        name: 'Müşteri & Cari',
        rows: [
          { row: 2, cells: ['VKN', '', 'Unvan', 'Oran', 'Gün'] },
          { row: 3, cells: ['0123456789', 7, 'Işık <A> & "Ş" 🙂', 12.5, '22.11.2026'] },
          { row: 4, cells: ['12', '', '#HATA!', 10, 'DOĞRU'] },
        ],
      },
    ]);
  },
);

test('CUS-12: rejects files that are no workbook or truncated, and large .xls files', async () => {
  const sheets = [{ rows: [['VKN'], ['1']] }];
  const [whole, old] = [new Blob([spreadsheetFile(sheets)]), new Blob([spreadsheetFile(sheets, 'biff8')])];
  const large = new Blob([old, new Uint8Array(1024 * 1024)]);
  for (const file of [new Blob(['VKN;Unvan']), new Blob([]), large, old.slice(0, 600), whole.slice(0, whole.size - 40)])
    await expect(readWorkbook(file, signal)).rejects.toThrow();
});

test('ATK-56: links of a .xls over the whole sheet do not block the page', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => [`Kalem ${index}`]);
  const [sheet] = await readWorkbook(new Blob([withWideLinks(rows)]), signal);
  expect(sheet?.rows).toHaveLength(3000);
});

test('CUS-12: reads fifty thousand rows without blocking the page', async () => {
  const rows = Array.from({ length: 50_000 }, (_, index) => [
    String(1_000_000_000 + index),
    `Zeytin ${index} Gıda Sanayi ve Ticaret Anonim Şirketi`,
    ...['Kadıköy Vergi Dairesi', 'Caferağa Mah. Örnek Sok. No: 1', 'KADIKÖY', 'İSTANBUL', '34710', 'Türkiye', index],
  ]);
  const file = await writeWorkbook('Cariler', [rows]);
  const begun = performance.now();
  const gaps = watchGaps();
  const [sheet] = await readWorkbook(file, signal);
  const longest = gaps.stop();
  expect(sheet?.rows).toHaveLength(50_000);
  expect(sheet?.rows[49_999]?.cells[8]).toBe(49_999);
  // Relative to the total time, because a busy machine slows both. Reading without yields would use all of it.
  expect(longest).toBeLessThan((performance.now() - begun) / 6);
});

/** Measures the longest time without a turn of the event loop. */
function watchGaps(): { stop: () => number } {
  const { port1, port2 } = new MessageChannel();
  let [last, longest] = [performance.now(), 0];
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(0);
  };
  port2.postMessage(0);
  return {
    stop() {
      port1.close();
      return longest;
    },
  };
}
