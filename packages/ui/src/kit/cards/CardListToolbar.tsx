import type { ReactNode, RefObject } from 'react';
import { Button, Keys } from '../../primitives/Button';
import { Spinner } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { SearchField } from '../../primitives/input/SearchField';
import { useAnnouncement } from '../../primitives/feedback/useAnnounced';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { CardListState } from './useCardList';

interface CardListToolbarProps<Card> {
  list: CardListState<Card>;
  /** The label of the search field. */
  label: string;
  mayWrite: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  /** True after the import was closed: its button gets the focus. */
  isBack: boolean;
  onImport: () => void;
  /** The column menu. */
  children: ReactNode;
}

/** The search field, and the buttons for files and for selected cards. */
export function CardListToolbar<Card>({
  list,
  label,
  mayWrite,
  inputRef,
  isBack,
  onImport,
  children,
}: CardListToolbarProps<Card>) {
  const t = useMessages(messages);
  const { shortcuts } = useKalem();
  return (
    <div className="kalem-toolbar">
      <div className="kalem-card-list__search">
        <SearchField
          label={label}
          value={list.typedSearch}
          onChange={list.search}
          inputRef={inputRef}
          isBusy={list.isTyping || (list.query.search !== '' && list.isStale)}
          onEnter={list.searchNow}
          hint={shortcuts && <Keys keys={['/']} />}
        />
      </div>
      <div className="kalem-card-list__actions">
        {mayWrite && (
          <Button variant="quiet" icon={icons.upload} autoFocus={isBack} onPress={onImport}>
            {t('import')}
          </Button>
        )}
        <Button variant="quiet" icon={icons.sheet} isPending={list.exporting !== undefined} onPress={list.exportAll}>
          {t('export')}
        </Button>
        {mayWrite && list.selection.rows.length === 0 && (
          <Button variant="quiet" icon={icons.trash} onPress={list.askToDelete}>
            {t('delete')}
          </Button>
        )}
        <span className="kalem-card-list__columns">{children}</span>
      </div>
    </div>
  );
}

/** The progress of an export, with a stop button. */
export function ExportProgress({ count, onStop }: { count: number; onStop: () => void }) {
  const t = useMessages(messages);
  useAnnouncement(t('exporting', { n: 0 }));
  return (
    <div className="kalem-bundle">
      <Spinner />
      <span className="kalem-num">{t('exporting', { n: count })}</span>
      <Button variant="quiet" size="sm" onPress={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}
