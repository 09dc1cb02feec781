import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { messages } from '../../primitives/messages';
import { Dialog, type DialogProps } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import type { EditCalls, ReadCard } from './cardCalls';
import { useOpenedCard } from './useOpenedCard';

interface OpenedCardProps<Card extends { id: string }, Values> {
  calls: EditCalls<Card, Values>;
  id: string;
  companyId: string;
  title: string;
  /** Size of the dialog; default `lg`. */
  size?: DialogProps['size'];
  onClose: () => void;
  children: (opened: ReadCard<Card>) => ReactNode;
}

/** Reads a card and its version for the edit dialog. */
export function OpenedInDialog<Card extends { id: string }, Values>({
  title,
  size = 'lg',
  onClose,
  children,
  ...options
}: OpenedCardProps<Card, Values>) {
  const opened = useOpenedCard(options);
  if (opened.data) return children(opened.data);
  return (
    <Dialog title={title} isOpen size={size} onClose={onClose}>
      <Waiting title={title} error={opened.error} onRetry={() => void opened.refetch()} />
    </Dialog>
  );
}

/** Reads a card and its version for the edit page. */
export function OpenedInPage<Card extends { id: string }, Values>({
  title,
  children,
  ...options
}: Omit<OpenedCardProps<Card, Values>, 'size' | 'onClose'>) {
  const opened = useOpenedCard(options);
  if (opened.data) return children(opened.data);
  return (
    <div className="kalem-card-form">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{title}</h1>
      </div>
      <div className="kalem-card">
        <div className="kalem-section">
          <Waiting title={title} error={opened.error} onRetry={() => void opened.refetch()} />
        </div>
      </div>
    </div>
  );
}

function Waiting({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const t = useMessages(messages);
  const { explain } = useKalem();
  if (error) {
    return (
      <Banner
        tone="danger"
        actions={
          <Button size="sm" onPress={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {explain(error)}
      </Banner>
    );
  }
  return (
    <div className="kalem-card-form__waiting" role="status" aria-label={title}>
      {['40%', '100%', '70%', '100%'].map((width, index) => (
        <Skeleton key={index} width={width} height="20px" />
      ))}
    </div>
  );
}
