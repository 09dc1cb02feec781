import { exportFiles, stockColumns } from '@kalem/domain';
import type { CardFile } from '../cards/exportCards';

/** stoklar.xlsx (STK-12, STK-13) and its sample file (STK-10). */
export const stockFile: CardFile = {
  sheetName: 'Stoklar',
  fileName: exportFiles.stoklar,
  columns: stockColumns,
  sampleName: 'ornek-stok.xlsx',
  sample: {
    malHizmet: 'Örnek Ürün',
    stokTipi: 'TICARIMAL',
    birim: 'C62',
    birimFiyat: '100',
    dovizKodu: 'TRY',
    aciklama: 'Kısa açıklama',
    kdvOrani: '20',
  },
};
