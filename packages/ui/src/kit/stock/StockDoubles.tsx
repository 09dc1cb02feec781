import { lazyPart } from '../../primitives/lazyPart';
import { DoublesLine } from '../cards/DoublesLine';
import type { StockItem, StockValues } from './stockCalls';
import { stockListCalls } from './stockListCalls';
import { useStockWords } from './useStockWords';

const MergeCards = lazyPart(async () => (await import('../cards/MergeCards')).MergeCards<StockItem, StockValues>);

/** Shows that goods or services with the same name and unit are stored more than once, and merges them (STK-14). */
export function StockDoubles({ companyId }: { companyId: string }) {
  const wordsOf = useStockWords();
  return (
    <DoublesLine
      calls={stockListCalls}
      companyId={companyId}
      merging={(groups, onClose) => (
        <MergeCards
          calls={stockListCalls}
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
