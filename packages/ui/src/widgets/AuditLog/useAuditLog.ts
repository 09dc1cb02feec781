import { keepPreviousData } from '@tanstack/react-query';
import type { DateRange } from '@kalem/domain';
import { actionsAbout, type AuditAction, type AuditSubject, auditSubjects } from '@kalem/domain/codes/audit-subjects';
import type { components, KalemClient } from '@kalem/sdk';
import { useTypedRange } from '../../fields/RangeForm';
import { type ListExport, useExport } from '../../kit/list/useExport';
import {
  type ListQuery,
  type ListQueryProps,
  type ListQueryState,
  useAskedAnew,
  useListQuery,
} from '../../kit/list/useListQuery';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { actionTexts } from './actionTexts';
import { subjectTexts } from './subjectTexts';
import { messages } from './messages';

export type AuditEntry = components['schemas']['AuditEntry'];

export interface AuditLogOptions extends ListQueryProps {
  /** The company of the log; undefined for all companies. */
  companyId: string | undefined;
}

export interface AuditLogState extends ListQueryState {
  /** The rows of the page, newest first; undefined until the first answer. */
  entries: AuditEntry[] | undefined;
  /** True if there is a page after this one. */
  hasNext: boolean;
  /** True while `entries` are not yet those of `query`. */
  isStale: boolean;
  /** Why the page could not be read; null if it could. */
  error: unknown;
  /** Reads the page again. */
  retry: () => void;
  /** The days in the two date fields, as `YYYY-MM-DD`; `query.range` follows with `queryRange`. */
  typedRange: DateRange;
  /** Sets the date fields; reads nothing. */
  setTypedRange: (range: DateRange) => void;
  /** Reads the entries of `typedRange` from the first page. */
  queryRange: () => void;
  /** The filter of `query`, without values that the log does not know. */
  filter: AuditFilter;
  /** Replaces the filter and reads the first page. */
  choose: (filter: AuditFilter) => void;
  /** Removes filter and range. */
  showAll: () => void;
  /** True if `filter` or a range leaves entries out. */
  isFiltered: boolean;
  /** Saves all entries that match as an Excel file. */
  excel: ListExport;
}

/** The filter. Other values in the host's query are ignored. */
interface AuditFilter {
  konu?: AuditSubject;
  islem?: AuditAction;
  /** Id of the person. */
  kullanici?: string;
  /** Id of the company, in the log of all companies. */
  sirket?: string;
}

const allDays: DateRange = { start: '', end: '' };

/** The behaviour of the audit log, without its view. */
export function useAuditLog({ companyId, ...queryProps }: AuditLogOptions): AuditLogState {
  const { client } = useKalem();
  const texts = useExportTexts();
  const { question: _question, asked, ...list } = useListQuery({ ...queryProps, initial: () => ({ range: allDays }) });
  const { query, ask } = list;
  const [typedRange, setTypedRange] = useTypedRange(query.range);
  const filter = filterOf(query);
  const wanted = questionOf(query, filter);
  const reading = useReading(companyId, wanted, query.page);
  useAskedAnew(asked, reading.refetch);
  const excel = useExport('exportAudit', async (progress) => {
    const { exportAudit } = await import('./exportAudit');
    const pageOf = (page: number) => readPage(client, companyId, { ...wanted, page }, progress.signal);
    await exportAudit({ pageOf, texts, hasCompanies: companyId === undefined, ...progress });
  });
  return {
    ...list,
    entries: reading.data?.items,
    hasNext: reading.data?.hasNext ?? false,
    isStale: reading.isFetching && (reading.isPlaceholderData || !reading.data),
    error: reading.error,
    retry: () => void reading.refetch(),
    typedRange,
    setTypedRange,
    queryRange: () => ask({ range: typedRange }),
    filter,
    choose: (next) => ask({ filter: written(next) }),
    showAll: () => ask({ range: allDays, filter: {} }),
    isFiltered: Object.values(wanted).some((value) => value !== undefined),
    excel,
  };
}

/** One page of the log of the company or of all companies. */
function useReading(companyId: string | undefined, wanted: Question, page: number) {
  const api = useApi();
  const options = { placeholderData: keepPreviousData, meta: { kind: 'listAudit' } };
  const ofCompany = api.useQuery(
    'get',
    '/company/denetim',
    { params: { query: { ...wanted, sirket: undefined, companyId: companyId ?? '', page } } },
    { ...options, enabled: companyId !== undefined },
  );
  const ofAll = api.useQuery(
    'get',
    '/admin/denetim',
    { params: { query: { ...wanted, page } } },
    { ...options, enabled: companyId === undefined },
  );
  return companyId === undefined ? ofAll : ofCompany;
}

async function readPage(
  client: KalemClient,
  companyId: string | undefined,
  { sirket, ...query }: Question & { page: number },
  signal: AbortSignal,
): Promise<components['schemas']['AuditPage']> {
  if (companyId === undefined)
    return (await client.GET('/admin/denetim', { params: { query: { ...query, sirket } }, signal })).data;
  return (await client.GET('/company/denetim', { params: { query: { ...query, companyId } }, signal })).data;
}

type Question = AuditFilter & { baslangicTarihi: string | undefined; bitisTarihi: string | undefined };

function questionOf({ range }: ListQuery, filter: AuditFilter): Question {
  return { ...filter, baslangicTarihi: range.start || undefined, bitisTarihi: range.end || undefined };
}

/** The host's query may contain any text. */
function filterOf({ filter: { konu, islem, kullanici, sirket } = {} }: ListQuery): AuditFilter {
  const action = isAction(islem) ? islem : undefined;
  const subject = action ? auditSubjects[action] : subjects.find((one) => one === konu);
  return {
    konu: subject,
    islem: action,
    kullanici: isId(kullanici) ? kullanici : undefined,
    sirket: isId(sirket) ? sirket : undefined,
  };
}

/** In display order. */
export const subjects = [
  'FATURA',
  'TALEP',
  'TAHSILAT',
  'KART',
  'YETKI',
  'SIRKET',
  'UYELIK',
  'OTURUM',
  'KAMPANYA',
] as const;

function isAction(text = ''): text is AuditAction {
  return Object.hasOwn(auditSubjects, text);
}

function isId(text = ''): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

function written(filter: AuditFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

function useExportTexts() {
  return { words: useMessages(messages), actions: useMessages(actionTexts), subjects: useMessages(subjectTexts) };
}

/** The actions of a subject, sorted by their texts. */
export function actionsInOrder(subject: AuditSubject, nameOf: (action: AuditAction) => string): AuditAction[] {
  return actionsAbout(subject).sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'tr'));
}
