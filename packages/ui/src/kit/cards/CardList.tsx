import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Button, Keys } from '../../primitives/Button';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { Menu } from '../../primitives/overlay/Menu';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { askHost } from '../../provider/callHost';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { lazyPart } from '../../primitives/lazyPart';
import { type Column, useChosenColumns } from '../list/columns';
import { DataList, type ListSlots } from '../list/DataList';
import { HostContent } from '../list/HostContent';
import { NothingFound } from '../list/NothingFound';
import { SelectionBar } from '../list/SelectionBar';
import { useShortcuts } from '../useShortcuts';
import type { ImportCalls } from './cardCalls';
import { CardListToolbar, ExportProgress } from './CardListToolbar';
import { messages } from './messages';
import type { CardListState } from './useCardList';

const ImportLine = lazyPart(async () => (await import('./ImportLine')).ImportLine);
const ConfirmDeletion = lazyPart(async () => (await import('./ConfirmDeletion')).ConfirmDeletion);

/** The texts that differ by kind of card. */
interface CardListTexts {
  title: string;
  create: string;
  search: string;
  count: (n: number) => string;
  selected: (n: number) => string;
  askDelete: string;
  emptyHelp: string;
  notFound: string;
}

/** Props for the initial view of a list of cards. */
export interface CardListStart {
  /** `import` opens the import of an Excel file first, for users with write permission. 'Vazgeç' leads to the list. */
  opens?: 'import' | undefined;
  /** Opens this import first, for users with write permission: its progress or its report. */
  aktarimId?: string | undefined;
}

export interface CardListProps<Card> extends ListSlots<Card>, CardListStart {
  list: CardListState<Card>;
  texts: CardListTexts;
  columns: readonly Column<Card>[];
  hiddenColumns?: readonly string[] | undefined;
  /** The API calls for imports of these cards. */
  imports: ImportCalls;
  /** The storage key of the chosen columns. */
  remembered: string;
  nameOf: (card: Card) => string;
  /** True if the user may add, change and delete cards. */
  mayWrite: boolean;
  onCreate: () => void;
  /** Further menu actions of a card, above the others. */
  moreOf?: (card: Card) => MenuAction[];
  /** The dialog that a row opens. */
  editor: (props: { id: string; companyId: string; isReadOnly: boolean; onClose: () => void }) => ReactNode;
  /** The notice about doubles, for users with write permission. */
  doubles: ReactNode;
  /** Replaces the list during an import. */
  importer: (props: {
    companyId: string;
    aktarimId: string | undefined;
    onSample: () => void;
    onClose: () => void;
    /** True if it was opened from the list, whose button had the focus. */
    takesFocus: boolean;
  }) => ReactNode;
}

/** The list of one kind of card: search, open, select, delete, import from and export to Excel (CUS-02, STK-03). */
export function CardList<Card extends { id: string }>(props: CardListProps<Card>) {
  const { importer, list, opens, aktarimId, mayWrite } = props;
  const [importing, setImporting] = useState(
    opens === 'import' || aktarimId !== undefined ? { aktarimId, takesFocus: false } : undefined,
  );
  const [isBack, setBack] = useState(false);
  if (importing && mayWrite)
    return importer({
      ...importing,
      companyId: list.companyId,
      onSample: list.saveSample,
      onClose: () => {
        setImporting(undefined);
        setBack(true);
      },
    });
  const onImport = () => setImporting({ aktarimId: undefined, takesFocus: true });
  return <ShownList {...props} isBack={isBack} onImport={onImport} />;
}

function ShownList<Card extends { id: string }>({
  list,
  texts,
  columns,
  remembered,
  nameOf,
  imports,
  mayWrite,
  onCreate,
  moreOf,
  isBack,
  onImport,
  editor,
  doubles,
  ...slots
}: CardListProps<Card> & { isBack: boolean; onImport: () => void }) {
  const t = useMessages(messages);
  const search = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<string>();
  useShortcuts({ '/': () => search.current?.focus(), ...(mayWrite && { n: onCreate }) });
  const open = ({ id }: { id: string }) => setEdited(id);
  const { shown, chooser } = useChosenColumns(remembered, columns, slots.hiddenColumns);
  const { query, items, selection, companyId } = list;
  const isSearch = query.search !== '';
  return (
    <div className="kalem-card-list">
      <CardListHead texts={texts} mayWrite={mayWrite} onCreate={onCreate} slots={slots} />
      <CardListToolbar
        list={list}
        label={texts.search}
        mayWrite={mayWrite}
        inputRef={search}
        isBack={isBack}
        onImport={onImport}
      >
        <Menu label={t('columns')} icon={icons.panel} groups={[chooser]} />
      </CardListToolbar>
      {list.exporting !== undefined && <ExportProgress count={list.exporting} onStop={list.stopExport} />}
      <Suspense>
        <ImportLine calls={imports} companyId={companyId} onShow={mayWrite ? onImport : undefined} />
        {mayWrite && doubles}
      </Suspense>
      {list.isPart && (
        <p className="kalem-muted" role="status">
          {t('foundPart')}
        </p>
      )}
      <DataList
        label={texts.title}
        columns={shown}
        rows={items}
        isStale={list.isStale || list.isTyping}
        idOf={({ id }) => id}
        nameOf={nameOf}
        selection={mayWrite ? { ...selection, Box: Checkbox } : undefined}
        menu={(card) => [
          [...(moreOf?.(card) ?? []), { id: 'edit', label: t('edit'), icon: icons.edit, onAction: () => open(card) }],
          mayWrite
            ? [
                {
                  id: 'delete',
                  label: t('delete'),
                  icon: icons.trash,
                  tone: 'danger',
                  onAction: () => list.setToDelete([card]),
                },
              ]
            : [],
          askHost(slots.rowActions, [], card),
        ]}
        onOpen={open}
        error={list.error}
        onRetry={list.retry}
        empty={
          !isSearch && slots.emptyState ? (
            <HostContent>{slots.emptyState}</HostContent>
          ) : (
            <NoCards list={list} texts={texts} mayWrite={mayWrite} onCreate={onCreate} onImport={onImport} />
          )
        }
        bar={
          selection.rows.length > 0 && (
            <SelectionBar label={texts.title} count={texts.selected(selection.rows.length)} onClear={selection.clear}>
              <Button variant="quiet" size="sm" icon={icons.trash} onPress={list.askToDelete}>
                {t('delete')}
              </Button>
            </SelectionBar>
          )
        }
        paging={
          isSearch
            ? undefined
            : { page: query.page, hasNext: list.hasNext, summary: texts.count(items?.length ?? 0), onPage: list.turnTo }
        }
        foot={isSearch ? texts.count(items?.length ?? 0) : undefined}
      />
      <Suspense>
        {edited !== undefined &&
          editor({ id: edited, companyId, isReadOnly: !mayWrite, onClose: () => setEdited(undefined) })}
        {list.toDelete.length > 0 && (
          <ConfirmDeletion
            title={texts.askDelete}
            names={list.toDelete.map(nameOf)}
            done={list.deleting}
            onConfirm={list.deleteThem}
            onCancel={() => list.setToDelete([])}
          />
        )}
      </Suspense>
    </div>
  );
}

interface CardListHeadProps {
  texts: CardListTexts;
  mayWrite: boolean;
  onCreate: () => void;
  slots: Pick<ListSlots<never>, 'hideTitle' | 'headerActions'>;
}

function CardListHead({ texts, mayWrite, onCreate, slots: { hideTitle, headerActions } }: CardListHeadProps) {
  const { shortcuts } = useKalem();
  return (
    <div className="kalem-page-head" data-untitled={hideTitle || undefined}>
      {!hideTitle && <h1 className="kalem-title">{texts.title}</h1>}
      {headerActions && <HostContent>{headerActions}</HostContent>}
      {mayWrite && (
        <Button
          variant="primary"
          icon={icons.plus}
          aria-keyshortcuts={shortcuts ? 'n' : undefined}
          end={shortcuts && <Keys keys={['N']} />}
          onPress={onCreate}
        >
          {texts.create}
        </Button>
      )}
    </div>
  );
}

interface NoCardsProps<Card> {
  list: CardListState<Card>;
  texts: CardListTexts;
  mayWrite: boolean;
  onCreate: () => void;
  onImport: () => void;
}

/** The empty state, with the first step (CUS-04, STK-05). */
function NoCards<Card>({ list, texts, mayWrite, onCreate, onImport }: NoCardsProps<Card>) {
  const t = useMessages(messages);
  if (list.query.search !== '')
    return <NothingFound title={t('empty')} help={texts.notFound} onClear={() => list.search('')} />;
  return (
    <EmptyState
      title={t('empty')}
      actions={
        mayWrite && (
          <>
            <Button variant="primary" icon={icons.plus} onPress={onCreate}>
              {texts.create}
            </Button>
            <Button icon={icons.upload} onPress={onImport}>
              {t('import')}
            </Button>
          </>
        )
      }
    >
      {texts.emptyHelp}
    </EmptyState>
  );
}
