import { useState } from 'react';
import { ErrorText } from '../../kit/ErrorText';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Spinner } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useDocumentLink } from './documents';
import { messages } from './messages';
import type { ListedInvoice } from './useInvoices';

/**
 * The document as an HTML page, without scripts and without our origin (LST-07). It looks the same in every browser,
 * unlike PDF viewers (USE-15).
 */
export function Document({ invoice, companyId }: { invoice: ListedInvoice; companyId: string }) {
  const t = useMessages(messages);
  const link = useDocumentLink(invoice, companyId, 'html');
  const [loaded, setLoaded] = useState<string>();
  return (
    <div className="kalem-invoice-preview__paper" aria-busy={!link.error && loaded !== link.data}>
      {link.error && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onPress={() => void link.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('documentFailed')}. <ErrorText error={link.error} />
        </Banner>
      )}
      {!link.error && loaded !== link.data && (
        <div className="kalem-invoice-preview__waiting">
          <Spinner label={t('documentLoading')} />
        </div>
      )}
      {link.data && (
        <iframe
          className="kalem-invoice-preview__document"
          title={t('document')}
          src={link.data}
          sandbox=""
          onLoad={() => setLoaded(link.data)}
        />
      )}
    </div>
  );
}
