'use client';
import { RangeForm } from '../../fields/RangeForm';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { DataList } from '../../kit/list/DataList';
import { ExportNews } from '../../kit/list/useExport';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useMessages } from '../../provider/messages';
import { useCompanyId } from '../../provider/useKalem';
import { actionTexts } from './actionTexts';
import { AuditFilters } from './AuditFilters';
import { auditColumns } from './columns';
import { messages } from './messages';
import { type AuditEntry, type AuditFilter, type AuditLogState, useAuditLog } from './useAuditLog';

export { useAuditLog, type AuditLogOptions, type AuditLogState } from './useAuditLog';

/** No events: the log is read-only. */
export type AuditLogEvent = never;

declare module '../../provider/events' {
  interface WidgetEvents {
    'audit-log': AuditLogEvent;
  }
}

type AuditLogViewProps = Partial<Pick<ViewProps<'audit-log'>, 'companyId'>> &
  ListQueryProps & {
    /**
     * `company`: the log of the company, for its owner. `all`: all companies and actions outside companies, for an
     * admin.
     */
    scope?: 'company' | 'all' | undefined;
  };
export type AuditLogProps = PropsOf<'audit-log', AuditLogViewProps>;

/**
 * The audit log: who did what and when, in one company for its owner, or in all for the operator of the
 * installation. The query's filters are `konu`, `islem`, `kullanici` and, for all companies, `sirket`.
 *
 * @example <AuditLog scope="all" defaultQuery={{ filter: { konu: 'UYELIK' } }} />
 */
export const AuditLog = defineWidget('audit-log', AuditLogView, { needs: 'nothing' });

function AuditLogView({ scope = 'company', companyId, ...queryProps }: AuditLogViewProps) {
  if (scope === 'all') return <Log companyId={undefined} {...queryProps} />;
  return <CompanyLog companyId={companyId} {...queryProps} />;
}

function CompanyLog({ companyId: own, ...queryProps }: ListQueryProps & { companyId: string | undefined }) {
  const companyId = useCompanyId(own);
  return <Log key={companyId} companyId={companyId} {...queryProps} />;
}

function Log(options: ListQueryProps & { companyId: string | undefined }) {
  const t = useMessages(messages);
  const nameOf = useMessages(actionTexts);
  const log = useAuditLog(options);
  const { entries, excel } = log;
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        <Button variant="quiet" icon={icons.sheet} isPending={excel.exporting !== undefined} onPress={excel.run}>
          {t('export')}
        </Button>
      </div>
      <div className="kalem-toolbar">
        <RangeForm range={log.typedRange} onRange={log.setTypedRange} onQuery={log.queryRange} />
        <AuditFilters log={log} companyId={options.companyId} />
      </div>
      <Chips log={log} companyId={options.companyId} />
      <ExportNews list={excel} />
      <DataList
        className="kalem-audit"
        label={t('title')}
        columns={auditColumns({ t, nameOf })}
        rows={entries}
        isStale={log.isStale}
        idOf={({ sira }) => String(sira)}
        nameOf={({ islem }) => nameOf(islem)}
        menu={(entry) => [narrowing(entry, log, t)]}
        error={log.error}
        onRetry={log.retry}
        empty={
          log.isFiltered ? (
            <EmptyState title={t('notFound')} actions={<Button onPress={log.showAll}>{t('showAll')}</Button>}>
              {t('notFoundHelp')}
            </EmptyState>
          ) : (
            <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
          )
        }
        paging={{
          page: log.query.page,
          hasNext: log.hasNext,
          onPage: log.turnTo,
          summary: t('count', { n: entries?.length ?? 0 }),
          hint: t('hint'),
        }}
      />
    </>
  );
}

/** Menu actions that filter by the row's person, company or action. Active filters are left out. */
function narrowing(
  { kullanici, sirket, islem }: AuditEntry,
  { filter, choose }: AuditLogState,
  t: (key: 'onlyPerson' | 'onlyCompany' | 'onlyAction') => string,
): MenuAction[] {
  const narrow = (id: string, label: string, icon: string, more: AuditFilter): MenuAction => ({
    id,
    label,
    icon,
    onAction: () => choose({ ...filter, ...more }),
  });
  return [
    ...(kullanici && !filter.kullanici
      ? [narrow('person', t('onlyPerson'), icons.user, { kullanici: kullanici.id })]
      : []),
    ...(sirket && !filter.sirket ? [narrow('company', t('onlyCompany'), icons.building, { sirket: sirket.id })] : []),
    ...(filter.islem ? [] : [narrow('action', t('onlyAction'), icons.search, { islem })]),
  ];
}

/** Active filters without a field of their own, as removable chips. */
function Chips({ log: { filter, choose, entries }, companyId }: { log: AuditLogState; companyId: string | undefined }) {
  const t = useMessages(messages);
  const { kullanici, sirket } = filter;
  const person = entries?.find((entry) => entry.kullanici?.id === kullanici)?.kullanici?.name ?? t('chosenPerson');
  const company = entries?.find((entry) => entry.sirket?.id === sirket)?.sirket?.ad ?? t('chosenCompany');
  const chips = [
    // Within a company, persons have a field of their own.
    ...(kullanici && companyId === undefined ? [{ name: person, without: { ...filter, kullanici: undefined } }] : []),
    ...(sirket ? [{ name: company, without: { ...filter, sirket: undefined } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <div className="kalem-audit__chips">
      <span className="kalem-sm kalem-muted">{t('filters')}</span>
      {chips.map(({ name, without }) => (
        <Button
          key={name}
          size="sm"
          iconAfter={icons.x}
          aria-label={t('clear', { name })}
          onPress={() => choose(without)}
        >
          <span title={name}>{name}</span>
        </Button>
      ))}
    </div>
  );
}
