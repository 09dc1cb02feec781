import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { ErrorText } from '../ErrorText';
import { messages } from './messages';

interface UnreadProps {
  title: string;
  error?: unknown;
  onRetry: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The dialog without a form: while it reads, and when there is nothing to pay. */
export function Unread({ title, error, onRetry, onClose, children }: UnreadProps) {
  const t = useMessages(messages);
  return (
    <Dialog title={title} size="lg" isOpen onClose={onClose}>
      {children}
      {!children && !error && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="160px" />
        </div>
      )}
      {Boolean(error) && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onPress={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')} <ErrorText error={error} />
        </Banner>
      )}
    </Dialog>
  );
}
