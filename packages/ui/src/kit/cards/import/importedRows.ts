import { type CardRows, customerRows, stockRows } from '@kalem/domain/excel/cardRows';
import { openingRows } from '@kalem/domain/excel/openingRows';
import type { ImportCalls } from '../cardCalls';

/** The columns and rules of each sheet that can be imported. */
export const importedRows: Readonly<Record<ImportCalls['path'], CardRows>> = {
  '/cari/aktarim': customerRows,
  '/stok/aktarim': stockRows,
  '/alacak/acilis': openingRows,
};

/** The texts that name what a row makes: a card, or an opening balance. */
export function wordsOf({ path }: Pick<ImportCalls, 'path'>) {
  return path === '/alacak/acilis'
    ? ({ fresh: 'freshRows', upload: 'uploadRows', who: 'whoRows', lookAt: 'lookAtRows' } as const)
    : ({ fresh: 'fresh', upload: 'upload', who: 'who', lookAt: 'lookAt' } as const);
}
