import { useMessages } from '../../provider/messages';
import { usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { ReadCard } from '../cards/cardCalls';
import { CardDialog, CardPage } from '../cards/CardFrame';
import { OpenedInDialog, OpenedInPage } from '../cards/OpenedCard';
import { useCardForm } from '../cards/useCardForm';
import { messages } from './messages';
import {
  checkStockItem,
  newStockItem,
  sentStockItem,
  stockCalls,
  type StockItem,
  type StockValues,
} from './stockCalls';
import { StockFields } from './StockFields';
import { useStockWords } from './useStockWords';

interface StockDialogProps {
  id: string;
  companyId: string;
  isReadOnly: boolean;
  onSaved: (item: StockItem) => void;
  onClose: () => void;
}

/** A stock item in a dialog (STK-06). */
export function StockDialog({ id, companyId, isReadOnly, onSaved, onClose }: StockDialogProps) {
  const t = useMessages(messages);
  const title = t(isReadOnly ? 'show' : 'edit');
  const save = (item: StockItem) => {
    onSaved(item);
    onClose();
  };
  return (
    <OpenedInDialog calls={stockCalls} id={id} companyId={companyId} title={title} onClose={onClose}>
      {(opened) => <Opened frame={CardDialog} {...{ title, opened, companyId, isReadOnly, onClose, onSaved: save }} />}
    </OpenedInDialog>
  );
}

interface StockPageProps {
  /** The stock item to edit; undefined for a new one. */
  id: string | undefined;
  companyId: string;
  title: string;
  onSaved: (item: StockItem) => void;
  onClose: () => void;
}

/** A page to create or edit a stock item (STK-07). */
export function StockPage({ id, title, ...own }: StockPageProps) {
  const props = { ...own, isReadOnly: usePermission('stokWrite', own.companyId) === false };
  if (id === undefined) return <Opened frame={CardPage} title={title} opened={undefined} {...props} />;
  return (
    <OpenedInPage calls={stockCalls} id={id} companyId={props.companyId} title={title}>
      {(opened) => <Opened frame={CardPage} title={title} opened={opened} {...props} />}
    </OpenedInPage>
  );
}

interface OpenedProps extends Omit<StockPageProps, 'id'> {
  opened: ReadCard<StockItem> | undefined;
  isReadOnly?: boolean;
  frame: typeof CardDialog<StockItem, StockValues>;
}

const required = ['malHizmet', 'birim'] as const;

function Opened({ frame: Frame, title, opened, companyId, isReadOnly, onSaved, onClose }: OpenedProps) {
  const t = useMessages(messages);
  const { toast } = useKalem();
  const state = useCardForm<StockItem, StockValues>({
    calls: stockCalls,
    companyId,
    opened,
    initial: opened ? stockCalls.valuesOf(opened.card) : newStockItem,
    validate: checkStockItem,
    required,
    sent: sentStockItem,
    onSaved(item) {
      toast({ tone: 'success', text: t(opened ? 'updated' : 'created') });
      onSaved(item);
    },
  });
  const wordsOf = useStockWords();
  return (
    <Frame
      title={title}
      state={state}
      failed={t(opened ? 'notUpdated' : 'notCreated')}
      wordsOf={wordsOf}
      isReadOnly={isReadOnly}
      onClose={onClose}
    >
      <StockFields form={state.form} />
    </Frame>
  );
}
