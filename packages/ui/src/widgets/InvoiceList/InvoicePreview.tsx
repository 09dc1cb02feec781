import { isEditable, screenMode } from '@kalem/domain';
import { Banner } from '../../primitives/feedback/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/overlay/Dialog';
import * as icons from '../../primitives/icons';
import { Spinner } from '../../primitives/feedback/Progress';
import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { recipientOf } from '../../fields/invoices';
import { useDocumentLink, useShare } from './documents';
import type { RowCommands } from './useInvoiceList';
import type { ListedInvoice } from './useInvoices';

export interface InvoicePreviewProps {
  invoice: ListedInvoice;
  companyId: string;
  commands: RowCommands;
  onClose: () => void;
}

/** The invoice's document with what can be done with it (LST-06). */
export function InvoicePreview({ invoice, companyId, commands, onClose }: InvoicePreviewProps) {
  const t = useMessages(messages);
  const share = useShare(companyId);
  const lead = (command: (invoice: ListedInvoice) => void) => () => {
    onClose();
    command(invoice);
  };
  const title = invoice.belgeNumarasi
    ? t('previewOf', { name: recipientOf(invoice), number: invoice.belgeNumarasi })
    : recipientOf(invoice);
  return (
    <Dialog
      title={title}
      size="xl"
      isOpen
      isDismissable
      onClose={onClose}
      footer={
        <div className="kalem-invoice-preview__actions">
          <Button icon={icons.download} onPress={() => commands.download(invoice)}>
            {t('downloadZip')}
          </Button>
          <Button icon={icons.download} onPress={() => commands.downloadPdf(invoice)}>
            {t('downloadPdf')}
          </Button>
          <Button icon={icons.edit} isDisabled={!isEditable(invoice)} onPress={lead(commands.edit)}>
            {t('edit')}
          </Button>
          <Button icon={icons.share} onPress={() => share(invoice)}>
            {t('share')}
          </Button>
          <Button icon={icons.copy} onPress={lead(commands.copy)}>
            {t('copy')}
          </Button>
        </div>
      }
    >
      <Document invoice={invoice} companyId={companyId} />
    </Dialog>
  );
}

/**
 * Phones get the page, and so do browsers without a PDF viewer. A page is shown without scripts and without our origin;
 * a sandboxed frame shows no PDF (LST-07).
 */
function Document({ invoice, companyId }: Pick<InvoicePreviewProps, 'invoice' | 'companyId'>) {
  const t = useMessages(messages);
  const { explain } = useKalem();
  const mode = screenMode(window.innerWidth);
  const isPage = mode === 'xs' || mode === 'sm' || !navigator.pdfViewerEnabled;
  const link = useDocumentLink(invoice, companyId, isPage ? 'html' : 'pdf');
  if (link.error) {
    return (
      <Banner
        tone="danger"
        actions={
          <Button size="sm" onPress={() => void link.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('documentFailed')}. {explain(link.error)}
      </Banner>
    );
  }
  if (!link.data) {
    return (
      <div className="kalem-invoice-preview__waiting">
        <Spinner label={t('documentLoading')} />
      </div>
    );
  }
  const frame = { className: 'kalem-invoice-preview__document', title: t('document'), src: link.data };
  return isPage ? <iframe {...frame} sandbox="" /> : <iframe {...frame} />;
}
