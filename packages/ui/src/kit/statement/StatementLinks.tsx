import { istanbulNow, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { ErrorText } from '../ErrorText';
import { messages } from './messages';

type Link = components['schemas']['StatementLink'];

interface StatementLinksProps {
  debtorId: string;
  aliciUnvan: string;
  companyId: string;
  /** The statement on screen, which a new link shows. */
  shown: Pick<components['schemas']['Statement'], 'paraBirim' | 'baslangicTarihi' | 'bitisTarihi'>;
  /** Whether another period or currency was chosen and is still being read. */
  isOld: boolean;
  onShared: () => void;
}

/** Public pages of the statement: creates one, passes it on, ends all, and shows the answers (MNY-55, MNY-56). */
export function StatementLinks({ debtorId, aliciUnvan, companyId, shown, isOld, onShared }: StatementLinksProps) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const [isClosing, setClosing] = useState(false);
  const path = '/alacak/{id}/ekstre/link';
  const params = { path: { id: debtorId }, query: { companyId } };
  const { data, error } = useApi().useQuery('get', path, { params }, { meta: { kind: 'listStatementLinks' } });
  const make = useAction('createStatementLink', async () => {
    const { paraBirim, baslangicTarihi, bitisTarihi } = shown;
    await client.POST(path, { params, body: { paraBirim, baslangicTarihi, bitisTarihi } });
    await invalidate('/alacak');
    onShared();
  });
  const end = useAction('revokeStatementLinks', async () => {
    await client.DELETE(path, { params });
    setClosing(false);
    toast({ tone: 'success', text: t('closed') });
    await invalidate('/alacak');
  });
  // A link to another period or currency is not the statement on screen.
  const open = data?.items.find(
    ({ acik, paraBirim, baslangicTarihi, bitisTarihi }) =>
      acik &&
      paraBirim === shown.paraBirim &&
      baslangicTarihi === shown.baslangicTarihi &&
      bitisTarihi === shown.bitisTarihi,
  );
  const hasOpen = data?.items.some(({ acik }) => acik);
  const answered = data?.items.filter(({ yanit }) => yanit) ?? [];
  return (
    <section className="kalem-statement__links" aria-label={t('link')}>
      <b>{t('link')}</b>
      <p className="kalem-sm kalem-muted">{t('linkHelp')}</p>
      {error && <ErrorText error={error} />}
      {open && <OpenLink link={open} aliciUnvan={aliciUnvan} />}
      {!isClosing && (
        <div className="kalem-statement__acts">
          <Button
            size="sm"
            icon={icons.link}
            isDisabled={isOld}
            isPending={make.isPending}
            onPress={() => void make.run(undefined)}
          >
            {t('makeLink')}
          </Button>
          {hasOpen && (
            <Button size="sm" variant="quiet" icon={icons.xCircle} onPress={() => setClosing(true)}>
              {t('close')}
            </Button>
          )}
        </div>
      )}
      {isClosing && (
        <div className="kalem-statement__acts" role="group" aria-label={t('close')}>
          <p>{t('closeQuestion')}</p>
          <Button size="sm" onPress={() => setClosing(false)}>
            {t('keepOpen')}
          </Button>
          <Button size="sm" variant="danger" isPending={end.isPending} onPress={() => void end.run(undefined)}>
            {t('close')}
          </Button>
        </div>
      )}
      {answered.length > 0 && (
        <ul className="kalem-statement__answers" aria-label={t('answers')}>
          {answered.map((link) => (
            <Answer key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenLink({ link, aliciUnvan }: { link: Link; aliciUnvan: string }) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const url = client.addressOf(link.url);
  const text = t('shareText', { name: aliciUnvan, date: toScreenDate(link.bitisTarihi), url });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: t('copied') });
    } catch {
      // A page in an iframe may not use the clipboard.
      toast({ tone: 'danger', text: t('copyFailed') });
    }
  };
  return (
    <>
      <div className="kalem-statement__url">
        <a className="kalem-link" href={url} target="_blank" rel="noopener noreferrer">
          {url.replace(/^https?:\/\//, '')}
        </a>
        <Button variant="quiet" size="sm" icon={icons.copy} onPress={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <p className="kalem-xs kalem-muted">
        {t('openUntil', { day: toScreenDate(istanbulNow(new Date(link.expiresAt)).date) })}
        {link.acilma > 0 && ` · ${t('opened', { n: link.acilma })}`}
      </p>
      <ul className="kalem-statement__ways">
        <li>
          <a
            className="kalem-link"
            href={`mailto:?subject=${encodeURIComponent(t('mailSubject'))}&body=${encodeURIComponent(text)}`}
          >
            {t('byMail')}
          </a>
        </li>
        <li>
          <a
            className="kalem-link"
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('byWhatsApp')}
          </a>
        </li>
      </ul>
    </>
  );
}

/** The customer's answer to a link. */
function Answer({ link: { yanit, bakiye, paraBirim } }: { link: Link }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  if (!yanit) return null;
  const amount = `${formatDecimal(bakiye, locale)} ${paraBirim}`;
  return (
    <li>
      <Badge tone={yanit.sonuc === 'MUTABIK' ? 'success' : 'warning'}>{t(yanit.sonuc)}</Badge>
      <small className="kalem-muted">
        {t('answered', { day: toScreenDate(istanbulNow(new Date(yanit.tarih)).date), amount })}
      </small>
      {yanit.metin && <p>{yanit.metin}</p>}
    </li>
  );
}
