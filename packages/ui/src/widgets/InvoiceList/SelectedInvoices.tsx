import { payableByCurrency } from '../../fields/invoices';
import { isCollectable } from '../../kit/receipt/collectionWords';
import { SelectionBar } from '../../kit/list/SelectionBar';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { isSignable } from './invoiceMenu';
import type { InvoiceListState } from './useInvoiceList';

interface SelectedInvoicesProps {
  list: InvoiceListState;
  /** Opens the dialog of a payment for these invoices; undefined without the permission. */
  onCollect: ((faturaIds: readonly string[]) => void) | undefined;
}

/** The actions of the selected invoices. When all shown ones are selected, the whole range can be. */
export function SelectedInvoices({ list, onCollect }: SelectedInvoicesProps) {
  const t = useMessages(messages);
  const { selection, query, invoices } = list;
  const areAllShownSelected = invoices.items?.every(selection.has) ?? false;
  const signable = selection.rows.filter(isSignable).length;
  const collectable = selection.rows.filter(isCollectable).map(({ id }) => id);
  const leftOut = selection.rows.length - signable;
  const holdsMore = query.search === '' && selection.rows.length < (invoices.found?.count ?? Infinity);
  return (
    <SelectionBar
      label={t('selection')}
      count={t('selected', { n: selection.rows.length })}
      note={signable > 0 && leftOut > 0 && t('leftOut', { n: leftOut })}
      sum={payableByCurrency(selection.rows).map(({ paraBirim, tutar }) => (
        <Amount key={paraBirim} value={tutar} currency={paraBirim} />
      ))}
      selectAll={
        areAllShownSelected &&
        holdsMore && (
          <Button variant="quiet" size="sm" isPending={list.isSelectingAll} onPress={list.selectAll}>
            {t('selectAll')}
          </Button>
        )
      }
      onClear={selection.clear}
    >
      <Button
        variant="quiet"
        size="sm"
        icon={icons.download}
        isPending={list.bundle.isPending}
        onPress={list.downloadSelected}
      >
        {t('download')}
      </Button>
      {onCollect && collectable.length > 0 && (
        <Button variant="quiet" size="sm" icon={icons.purse} onPress={() => onCollect(collectable)}>
          {collectable.length < selection.rows.length ? t('collectSome', { n: collectable.length }) : t('collect')}
        </Button>
      )}
      <Button
        variant={signable > 0 ? 'primary' : 'quiet'}
        size="sm"
        icon={icons.sign}
        isDisabled={!list.mayWrite}
        onPress={list.signSelected}
      >
        {signable > 0 && leftOut > 0 ? t('signSome', { n: signable }) : t('sign')}
      </Button>
    </SelectionBar>
  );
}
