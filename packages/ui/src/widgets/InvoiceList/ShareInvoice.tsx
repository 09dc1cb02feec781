import { toScreenDate, istanbulNow } from '@kalem/domain';
import { recipientOf } from '../../fields/invoices';
import { ErrorText } from '../../kit/ErrorText';
import { formatDecimal } from '../../primitives/Amount';
import { CopyButton } from '../../kit/publicLink/CopyButton';
import { IconButton } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { usePaymentText, useShareLink } from './documents';
import { messages } from './messages';
import type { ListedInvoice } from './useInvoices';

export interface ShareInvoiceProps {
  invoice: ListedInvoice;
  companyId: string;
  onClose: () => void;
}

/**
 * Shares a link that is valid for seven days: copied, as a mail or as a WhatsApp text, both with how to pay an open
 * invoice (MNY-73). We send nothing ourselves (A-11, LST-14).
 */
export function ShareInvoice({ invoice, companyId, onClose }: ShareInvoiceProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const link = useShareLink(invoice, companyId);
  const toPay = usePaymentText(invoice, companyId);
  const { url = '', expiresAt } = link.data ?? {};
  const amount = `${formatDecimal(invoice.totals.odenecekTutar ?? '0', locale)} ${invoice.paraBirim}`;
  const facts = { name: recipientOf(invoice), number: invoice.belgeNumarasi ?? '', amount, url };
  const withPayment = (text: string) => (toPay ? `${text}\n\n${t('toPay')}\n${toPay}` : text);
  const mail = new URLSearchParams({ subject: t('mailSubject', facts), body: withPayment(t('mailText', facts)) });
  // Mail programs show a plus as a plus, not as a blank.
  const mailTo = `mailto:${invoice.emails.map(encodeURIComponent).join(',')}?${`${mail}`.replaceAll('+', '%20')}`;
  return (
    <section className="kalem-invoice-share" aria-label={t('share')}>
      <header>
        <strong>{t('share')}</strong>
        <IconButton label={t('closeShare')} icon={icons.x} size="sm" onPress={onClose} />
      </header>
      {link.error && (
        <Banner tone="danger">
          <ErrorText error={link.error} />
        </Banner>
      )}
      <div className="kalem-invoice-share__link">
        <Icon icon={icons.link} size="sm" />
        <span className="kalem-cut">{url ? url.replace(/^https?:\/\//, '') : <Skeleton />}</span>
        <CopyButton label={t('copyLink')} text={url} isDisabled={!url} />
      </div>
      <p className="kalem-muted">
        {expiresAt && t('linkHelp', { day: toScreenDate(istanbulNow(new Date(expiresAt)).date) })}
      </p>
      {url && toPay !== undefined && (
        <ul>
          <li>
            <Icon icon={icons.mail} />
            <span className="kalem-two">
              <a className="kalem-link" href={mailTo}>
                {t('byMail')}
              </a>
              <small className="kalem-cut">{invoice.emails.join(', ') || t('noMail')}</small>
            </span>
          </li>
          <li>
            <Icon icon={icons.phone} />
            <span className="kalem-two">
              <a
                className="kalem-link"
                href={`https://wa.me/?text=${encodeURIComponent(withPayment(t('whatsAppText', facts)))}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('byWhatsApp')}
              </a>
              <small>{t('byWhatsAppHelp')}</small>
            </span>
          </li>
        </ul>
      )}
    </section>
  );
}
