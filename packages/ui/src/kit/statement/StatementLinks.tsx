import { istanbulNow, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { ErrorText } from '../ErrorText';
import { EndLink } from '../publicLink/EndLink';
import { LinkWays, OpenLink } from '../publicLink/OpenLink';
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
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const path = '/alacak/{id}/ekstre/link';
  const params = { path: { id: debtorId }, query: { companyId } };
  const { data, error } = useApi().useQuery('get', path, { params }, { meta: { kind: 'listStatementLinks' } });
  const make = useAction('createStatementLink', async () => {
    const { paraBirim, baslangicTarihi, bitisTarihi } = shown;
    await client.POST(path, { params, body: { paraBirim, baslangicTarihi, bitisTarihi } });
    await invalidate('/alacak');
    onShared();
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
  const shareText = ({ bitisTarihi, url }: Link) =>
    t('shareText', { name: aliciUnvan, date: toScreenDate(bitisTarihi), url: client.addressOf(url) });
  return (
    <section className="kalem-statement__links" aria-label={t('link')}>
      <b>{t('link')}</b>
      <p className="kalem-sm kalem-muted">{t('linkHelp')}</p>
      {error && <ErrorText error={error} />}
      {open && (
        <>
          <OpenLink link={open} name={t('link')} />
          <LinkWays text={shareText(open)} subject={t('mailSubject')} />
        </>
      )}
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
          <EndLink
            operation="revokeStatementLinks"
            end={() => client.DELETE(path, { params })}
            onEnded={() => void invalidate('/alacak')}
          />
        )}
      </div>
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
