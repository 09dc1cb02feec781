import { istanbulNow, toScreenDate } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { CopyButton } from './CopyButton';
import { messages } from './messages';

interface OpenLinkProps {
  /** `url` is relative to the API. */
  link: { readonly url: string; readonly expiresAt: string; readonly acilma: number };
  /** What is copied. */
  name: string;
}

/** The address of a public page, to copy, with its last day and how often it was opened. */
export function OpenLink({ link: { url, expiresAt, acilma }, name }: OpenLinkProps) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const address = client.addressOf(url);
  return (
    <div>
      <div className="kalem-public-link__line">
        <a className="kalem-link kalem-cut" href={address} target="_blank" rel="noopener noreferrer">
          {address.replace(/^https?:\/\//, '')}
        </a>
        <CopyButton name={name} text={address} />
      </div>
      <p className="kalem-xs kalem-muted">
        {t('openUntil', { day: toScreenDate(istanbulNow(new Date(expiresAt)).date) })}
        {acilma > 0 && ` · ${t('opened', { n: acilma })}`}
      </p>
    </div>
  );
}

interface LinkWaysProps {
  text: string;
  subject: string;
  emails?: readonly string[];
}

/** Passes a text with the address on, as a mail or by WhatsApp. We send nothing ourselves. */
export function LinkWays({ text, subject, emails = [] }: LinkWaysProps) {
  const t = useMessages(messages);
  const mail = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <div className="kalem-public-link__ways">
      <a className="kalem-link" href={`mailto:${emails.map(encodeURIComponent).join(',')}?${mail}`}>
        {t('byMail')}
      </a>
      <a
        className="kalem-link"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('byWhatsApp')}
      </a>
    </div>
  );
}
