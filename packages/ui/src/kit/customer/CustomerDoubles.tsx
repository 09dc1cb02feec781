import { lazyPart } from '../../primitives/lazyPart';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';
import { DoublesLine } from '../cards/DoublesLine';
import { customerName, type Customer, type CustomerValues } from './customerCalls';
import { customerListCalls } from './customerListCalls';
import { useCustomerWords } from './useCustomerWords';

const messages = defineMessages('customerDoubles', {
  tr: { twoNumbers: 'Numaraları farklı: iki ayrı mükellef olabilirler. Emin değilseniz ayrı kalsınlar.' },
  en: { twoNumbers: 'Their numbers differ: they may be two taxpayers. If in doubt, keep both.' },
});

const MergeCards = lazyPart(async () => (await import('../cards/MergeCards')).MergeCards<Customer, CustomerValues>);

/** Shows that customers with the same number or name are stored more than once, and merges them (CUS-17). */
export function CustomerDoubles({ companyId }: { companyId: string }) {
  const t = useMessages(messages);
  const wordsOf = useCustomerWords();
  const doubtOf = (kept: CustomerValues, gone: CustomerValues) =>
    kept.vknTckn && gone.vknTckn && kept.vknTckn !== gone.vknTckn ? t('twoNumbers') : undefined;
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
          doubtOf={doubtOf}
          groups={groups}
          onClose={onClose}
        />
      )}
    />
  );
}
