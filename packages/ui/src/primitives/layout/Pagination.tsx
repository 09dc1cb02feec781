import { useMessages } from '../../provider/messages';
import { Button } from '../Button';
import { Select } from '../choice/Select';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { messages } from '../messages';

export interface PaginationProps {
  /** The name of the list, where a page has several. */
  label?: string;
  page: number;
  hasNext: boolean;
  /** A text about the rows of this page. */
  summary?: string;
  /** A note about the list. */
  hint?: string;
  onPage: (page: number) => void;
  /** The choice of page sizes, if any. */
  sizes?: { size: number; of: readonly number[]; onSize: (size: number) => void };
}

/** Paging without a known last page, only `hasNext`. A single page has no buttons. */
export function Pagination({ label, page, hasNext, summary, hint, onPage, sizes }: PaginationProps) {
  const t = useMessages(messages);
  return (
    <nav className="kalem-pagination" aria-label={label === undefined ? t('pages') : `${label}: ${t('pages')}`}>
      <span className="kalem-num" aria-live="polite">
        {t('page', { page })}
        {summary && ` · ${summary}`}
      </span>
      {hint && (
        <span className="kalem-pagination__hint">
          <Icon icon={icons.info} size="sm" />
          {hint}
        </span>
      )}
      <span className="kalem-pagination__buttons">
        {sizes && (
          <span className="kalem-pagination__size">
            <Select
              label={t('pageSize')}
              isLabelHidden
              isBare
              options={sizes.of.map((size) => ({ id: String(size), label: t('rows', { n: size }) }))}
              value={String(sizes.size)}
              onChange={(size) => sizes.onSize(Number(size))}
            />
          </span>
        )}
        {(page > 1 || hasNext) && (
          <>
            <Button size="sm" icon={icons.chevronLeft} isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
              {t('previousPage')}
            </Button>
            <Button size="sm" iconAfter={icons.chevronRight} isDisabled={!hasNext} onPress={() => onPage(page + 1)}>
              {t('nextPage')}
            </Button>
          </>
        )}
      </span>
    </nav>
  );
}
