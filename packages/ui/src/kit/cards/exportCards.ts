import { writeSheet, type ReadableColumn } from '@kalem/domain';
import { saveFile } from '../../fields/saveFile';
import { writeWorkbook } from '../list/writeWorkbook';
import type { CardCalls, CardPlace } from './cardCalls';

/** The Excel file of one kind of card. */
export interface CardFile {
  sheetName: string;
  fileName: string;
  columns: readonly ReadableColumn[];
  /** The example row of the sample file. */
  sample: Readonly<Record<string, unknown>>;
  sampleName: string;
}

interface ExportOptions<Card extends { id: string }, Values> {
  calls: CardCalls<Card, Values>;
  file: CardFile;
  place: CardPlace & { signal: AbortSignal };
  /** Called with the number of cards read so far. */
  onProgress: (done: number) => void;
}

/** Cards per call. Few calls, but short work in the page after each answer. */
const CARDS_PER_CALL = 500;

/** Exports all cards of the company to an Excel file, page by page (CUS-14, STK-12). */
export async function exportCards<Card extends { id: string }, Values>({
  calls,
  file: { sheetName, fileName, columns },
  place,
  onProgress,
}: ExportOptions<Card, Values>): Promise<void> {
  async function* batches() {
    yield writeSheet(columns, []);
    let done = 0;
    for (let page = 1, hasNext = true; hasNext; page += 1) {
      const answer = await calls.page(place, page, CARDS_PER_CALL);
      place.signal.throwIfAborted();
      yield writeSheet(columns, answer.items.map(fieldsOf)).slice(1);
      onProgress((done += answer.items.length));
      hasNext = answer.hasNext;
    }
  }
  const workbook = await writeWorkbook(sheetName, batches());
  place.signal.throwIfAborted();
  saveFile(workbook, fileName);
}

/** Saves the sample file with the headings and one example row (STK-10). */
export async function saveSample({ sheetName, sampleName, columns, sample }: CardFile): Promise<void> {
  saveFile(await writeWorkbook(sheetName, [writeSheet(columns, [sample])]), sampleName);
}

function fieldsOf(card: object): Readonly<Record<string, unknown>> {
  return { ...card };
}
