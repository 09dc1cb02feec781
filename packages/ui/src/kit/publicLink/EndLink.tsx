import { useState } from 'react';
import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

interface EndLinkProps {
  /** The operation of the contract that ends it. */
  operation: 'revokePaymentLink' | 'revokeStatementLinks';
  end: () => Promise<unknown>;
  onEnded: () => void;
}

/** Ends the link to a public page. It asks first, because an ended address never opens again. */
export function EndLink({ operation, end, onEnded }: EndLinkProps) {
  const t = useMessages(messages);
  const { toast } = useKalem();
  const [isAsking, setAsking] = useState(false);
  const ending = useAction(operation, async () => {
    await end();
    setAsking(false);
    toast({ tone: 'success', text: t('closed') });
    onEnded();
  });
  if (!isAsking)
    return (
      <Button size="sm" variant="quiet" icon={icons.xCircle} onPress={() => setAsking(true)}>
        {t('close')}
      </Button>
    );
  return (
    <div className="kalem-public-link__end" role="group" aria-label={t('close')}>
      <p>{t('closeQuestion')}</p>
      <Button size="sm" onPress={() => setAsking(false)}>
        {t('keepOpen')}
      </Button>
      <Button size="sm" variant="danger" isPending={ending.isPending} onPress={() => void ending.run(undefined)}>
        {t('close')}
      </Button>
    </div>
  );
}
