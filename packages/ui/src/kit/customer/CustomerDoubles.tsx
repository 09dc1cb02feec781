import { lazyPart } from '../../primitives/lazyPart';
import { DoublesLine } from '../cards/DoublesLine';
import { customerName, type Customer, type CustomerValues } from './customerCalls';
import { customerListCalls } from './customerListCalls';
import { useCustomerWords } from './useCustomerWords';

const MergeCards = lazyPart(async () => (await import('../cards/MergeCards')).MergeCards<Customer, CustomerValues>);

/** Says that customers of one number or of one name are stored more than once, and merges them (CUS-17). */
export function CustomerDoubles({ companyId }: { companyId: string }) {
  const wordsOf = useCustomerWords();
  return (
    <DoublesLine
      calls={customerListCalls}
      companyId={companyId}
      merging={(groups, onClose) => (
        <MergeCards
          calls={customerListCalls}
          companyId={companyId}
          nameOf={customerName}
          wordsOf={wordsOf}
          groups={groups}
          onClose={onClose}
        />
      )}
    />
  );
}
