import type { components } from '@kalem/openapi';
import type { CardRow } from '../../db/Cards';
import { hasAudit, writeAudit } from '../../db/audit';
import { lockCards } from '../../db/queries/lockCards';
import { withCompany } from '../../db/wall';
import type { UploadedFile } from '../../http/UploadedFile';
import type { Ports } from '../../ports/Ports';
import { openSheet } from '../openSheet';
import type { CardSheet } from './CardSheet';
import { importRows } from './importRows';

type ImportResult = components['schemas']['ImportResult'];

interface CardImport {
  readonly companyId: string;
  readonly userId: string;
  /** Given by the call's Idempotency-Key: the same id again is the same import again, which then changes nothing and answers the same. */
  readonly id: string;
  readonly file: UploadedFile;
}

/** Rows that are read, looked up and stored together: few statements, and no other request waits long. */
const PIECE = 150;

/**
 * Takes the cards of an Excel file, all in one transaction: known ones change, new ones are added, rows with faults are skipped and named
 * (CUS-13, STK-11). Of rows that name the same card the last one counts.
 */
export function importCards<Row extends CardRow, Content, Body extends object>(
  ports: Ports,
  sheet: CardSheet<Row, Content, Body>,
  { companyId, userId, id, file }: CardImport,
): Promise<ImportResult> {
  const { db, clock } = ports;
  const action = `import${sheet.cards.name}s`;
  return openSheet(ports, file, sheet, ({ rows, rowCount }) =>
    withCompany(db, companyId, async (tx) => {
      await lockCards(tx, companyId);
      const isDone = await hasAudit(tx, { companyId, action, entityId: id });
      const now = clock.now();
      const satirlar: ImportResult['satirlar'] = [];
      for (let from = 0; from < rowCount; from += PIECE) {
        const piece = await importRows(tx, sheet, await rows(from, PIECE), { companyId, id, now });
        if (!isDone) await sheet.cards.put(tx, piece.changed);
        satirlar.push(...piece.satirlar);
      }
      const counts = {
        eklenen: count(satirlar, 'EKLENDI'),
        guncellenen: count(satirlar, 'GUNCELLENDI'),
        hatali: count(satirlar, 'HATALI'),
      };
      if (!isDone) await writeAudit(tx, { action, companyId, userId, entityId: id, at: now, details: counts });
      return { ...counts, satirlar };
    }),
  );
}

function count(satirlar: ImportResult['satirlar'], outcome: ImportResult['satirlar'][number]['sonuc']): number {
  return satirlar.filter(({ sonuc }) => sonuc === outcome).length;
}
