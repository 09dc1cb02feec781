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
  /** True for all companies: each row contains its company. */
  hasCompanies: boolean;
  signal: AbortSignal;
  /** Called with the number of entries read so far. */
  onProgress: (done: number) => void;
}

/** Exports all filtered pages to denetim-kaydi.xlsx. */
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
      // New entries move older ones to the next page, so an entry may be read twice.
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
