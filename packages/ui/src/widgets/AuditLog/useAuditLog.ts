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
import { actionTexts, subjectTexts } from './actionTexts';
import { messages } from './messages';

export type AuditEntry = components['schemas']['AuditEntry'];

export interface AuditLogOptions extends ListQueryProps {
  /** The company whose log it is; undefined for that of all companies. */
  companyId: string | undefined;
}

export interface AuditLogState extends ListQueryState {
  /** The company whose log it is; undefined for that of all companies. */
  companyId: string | undefined;
  /** Undefined until the first answer. */
  entries: AuditEntry[] | undefined;
  hasNext: boolean;
  isStale: boolean;
  error: unknown;
  retry: () => void;
  /** The two date fields, which count from `queryRange` on. */
  typedRange: DateRange;
  setTypedRange: (range: DateRange) => void;
  queryRange: () => void;
  filter: AuditFilter;
  /** Narrows, or widens, what is shown. */
  choose: (filter: AuditFilter) => void;
  /** All that can be asked for is left out. */
  showAll: () => void;
  isFiltered: boolean;
  excel: ListExport;
}

/** Which part of the log is wanted; anything else in the host's query is ignored. */
export interface AuditFilter {
  konu?: AuditSubject;
  islem?: AuditAction;
  /** Who did it. */
  kullanici?: string;
  /** In which company; in the log of all. */
  sirket?: string;
}

const allDays: DateRange = { start: '', end: '' };

/** What the audit log does, without its looks. */
export function useAuditLog({ companyId, ...queryProps }: AuditLogOptions): AuditLogState {
  const { client } = useKalem();
  const texts = useExportTexts();
  const list = useListQuery({ ...queryProps, initial: () => ({ range: allDays }) });
  const { query, ask, asked } = list;
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
    companyId,
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

/** One page of the company's log, or of all. */
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

/** Anything may stand in the host's query. */
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

/** As the log offers them. */
export const subjects = ['FATURA', 'TALEP', 'KART', 'YETKI', 'SIRKET', 'UYELIK', 'OTURUM', 'KAMPANYA'] as const;

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

/** The actions of a subject in the order of their words. */
export function actionsInOrder(subject: AuditSubject, nameOf: (action: AuditAction) => string): AuditAction[] {
  return actionsAbout(subject).sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'tr'));
}
