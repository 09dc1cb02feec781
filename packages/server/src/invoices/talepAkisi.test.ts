import { expect, it } from 'vitest';
import { mergeTalep } from './talepAkisi';

const open = { tip: 'IPTAL', durum: 'OLUSTU', tarih: '2026-09-01' } as const;
const today = '2026-09-03';

it('REQ-07, GIB-10: sorts requests newest first, keeps the day of a known one, removes a withdrawn one, and ignores missing data', () => {
  expect(mergeTalep([], { tip: 'IPTAL', durum: 'OLUSTU' }, today)).toEqual([
    { tip: 'IPTAL', durum: 'OLUSTU', tarih: today },
  ]);
  expect(mergeTalep([open], { tip: 'IPTAL', durum: 'KABUL' }, today)).toEqual([{ ...open, durum: 'KABUL' }]);
  expect(mergeTalep([open], { tip: 'ITIRAZ', durum: 'OLUSTU' }, today)).toEqual([
    { tip: 'ITIRAZ', durum: 'OLUSTU', tarih: today },
    open,
  ]);
  expect(mergeTalep([open], null, today)).toEqual([]);
  expect(mergeTalep([], null, today)).toEqual([]);
  expect(mergeTalep([{ ...open, durum: 'RET' }], null, today)).toEqual([{ ...open, durum: 'RET' }]);
  const akisi = [open];
  expect(mergeTalep(akisi, undefined, today)).toBe(akisi);
  expect(mergeTalep(akisi, { tip: 'IPTAL', durum: 'OLUSTU' }, today)).toBe(akisi);
});
