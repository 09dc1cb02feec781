import { lazyPart } from '../../primitives/lazyPart';
import { DoublesLine } from '../cards/DoublesLine';
import { stockCalls, type StockItem, type StockValues } from './stockCalls';
import { useStockWords } from './useStockWords';

const MergeCards = lazyPart(async () => (await import('../cards/MergeCards')).MergeCards<StockItem, StockValues>);

/** Says that goods or services of one name and unit are stored more than once, and merges them (STK-14). */
export function StockDoubles({ companyId }: { companyId: string }) {
  const wordsOf = useStockWords();
  return (
    <DoublesLine
      calls={stockCalls}
      companyId={companyId}
      merging={(groups, onClose) => (
        <MergeCards
          calls={stockCalls}
          companyId={companyId}
          nameOf={({ malHizmet }) => malHizmet}
          wordsOf={wordsOf}
          groups={groups}
          onClose={onClose}
        />
      )}
    />
  );
}
