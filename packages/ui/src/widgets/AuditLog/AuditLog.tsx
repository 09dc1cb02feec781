'use client';
import { RangeForm } from '../../fields/RangeForm';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { ListPage } from '../../kit/list/ListPage';
import { ExportNews } from '../../kit/list/useExport';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useCompanyId } from '../../provider/useKalem';
import { actionTexts } from './actionTexts';
import { AuditFilters } from './AuditFilters';
import { auditColumns } from './columns';
import { messages } from './messages';
import { type AuditLogState, useAuditLog } from './useAuditLog';

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
  const { entries, excel, filter, choose } = log;
  return (
    <ListPage
      className="kalem-audit"
      title={t('title')}
      list={{ ...log, rows: entries, page: log.query.page, onPage: log.turnTo }}
      summary={t('count', { n: entries?.length ?? 0 })}
      hint={t('hint')}
      columns={auditColumns({ t, nameOf })}
      idOf={({ sira }) => String(sira)}
      nameOf={({ islem }) => nameOf(islem)}
      head={
        <Button variant="quiet" icon={icons.sheet} isPending={excel.exporting !== undefined} onPress={excel.run}>
          {t('export')}
        </Button>
      }
      toolbar={
        <>
          <div className="kalem-toolbar">
            <RangeForm range={log.typedRange} onRange={log.setTypedRange} onQuery={log.queryRange} />
            <AuditFilters log={log} companyId={options.companyId} />
          </div>
          <Chips log={log} companyId={options.companyId} />
          <ExportNews list={excel} />
        </>
      }
      empty={{ title: t('empty'), help: t('emptyHelp') }}
      notFound={
        log.isFiltered && {
          title: t('notFound'),
          help: t('notFoundHelp'),
          label: t('showAll'),
          onClear: log.showAll,
        }
      }
      // Filter by the person, company or action of a row, unless such a filter is active.
      actions={[
        [
          {
            id: 'person',
            label: t('onlyPerson'),
            icon: icons.user,
            when: ({ kullanici }) => kullanici !== null && !filter.kullanici,
            run: ({ kullanici }) => choose({ ...filter, kullanici: kullanici?.id }),
          },
          {
            id: 'company',
            label: t('onlyCompany'),
            icon: icons.building,
            when: ({ sirket }) => sirket !== null && !filter.sirket,
            run: ({ sirket }) => choose({ ...filter, sirket: sirket?.id }),
          },
          {
            id: 'action',
            label: t('onlyAction'),
            icon: icons.search,
            when: () => !filter.islem,
            run: ({ islem }) => choose({ ...filter, islem }),
          },
        ],
      ]}
    />
  );
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
