import { type AuditAction, type AuditSubject, auditSubjects } from '@kalem/domain/codes/audit-subjects';
import type { components } from '@kalem/sdk';
import { secondOf } from '../../fields/instants';
import { saveFile } from '../../fields/saveFile';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import type { Translate } from '../../provider/messages';
import type { messages } from './messages';

interface ExportOptions {
  pageOf: (page: number) => Promise<components['schemas']['AuditPage']>;
  texts: {
    words: Translate<keyof (typeof messages)['texts']['tr']>;
    actions: Translate<AuditAction>;
    subjects: Translate<AuditSubject>;
  };
  /** For all companies: each row names its own. */
  hasCompanies: boolean;
  signal: AbortSignal;
  /** How many entries are read. */
  onProgress: (done: number) => void;
}

/** Saves all pages of the filter as denetim-kaydi.xlsx, page by page until there are no more. */
export async function exportAudit({
  pageOf,
  texts: { words, actions, subjects },
  hasCompanies,
  signal,
  onProgress,
}: ExportOptions): Promise<void> {
  const cellsOf = ({ an, kullanici, sirket, islem, hedef, gun }: components['schemas']['AuditEntry']) => [
    secondOf(an),
    kullanici?.name ?? words('system'),
    actions(islem),
    subjects(auditSubjects[islem]),
    ...(hasCompanies ? [sirket?.ad ?? ''] : []),
    [hedef, gun === null ? '' : words('days', { n: gun })].filter(Boolean).join(', '),
  ];
  async function* batches() {
    const company = hasCompanies ? [words('company')] : [];
    yield [[words('an'), words('kim'), words('action'), words('subject'), ...company, words('hedef')]];
    const read = new Set<number>();
    for (let page = 1, hasNext = true; hasNext; page += 1) {
      const answer = await pageOf(page);
      signal.throwIfAborted();
      // New entries push older ones to the next page, so the same entry can come twice.
      yield answer.items.filter(({ sira }) => !read.has(sira)).map(cellsOf);
      for (const { sira } of answer.items) read.add(sira);
      onProgress(read.size);
      hasNext = answer.hasNext;
    }
  }
  const workbook = await writeWorkbook(words('title'), batches());
  signal.throwIfAborted();
  saveFile(workbook, 'denetim-kaydi.xlsx');
}
