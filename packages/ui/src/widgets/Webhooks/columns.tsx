import { minuteOf } from '../../fields/instants';
import type { Column } from '../../kit/list/columns';
import { RowButton } from '../../kit/list/ListTable';
import { Badge } from '../../primitives/feedback/Badge';
import * as icons from '../../primitives/icons';
import type { Translate } from '../../provider/messages';
import type { messages } from './messages';
import { topics, type Webhook } from './topics';

type Texts = Translate<keyof (typeof messages)['texts']['tr']>;

/** The columns: address, state, waiting events, last successful delivery. */
export function webhookColumns(t: Texts): Column<Webhook>[] {
  return [
    {
      id: 'url',
      head: t('address'),
      card: 'title',
      cell: (webhook) => (
        <span className="kalem-two">
          <RowButton>{webhook.url}</RowButton>
          <small>
            {webhook.olaylar.length === topics.length ? t('allEvents') : t('eventCount', { n: webhook.olaylar.length })}
          </small>
        </span>
      ),
    },
    {
      id: 'durum',
      head: t('state'),
      card: 'start',
      width: 320,
      skeleton: '120px',
      cell: (webhook) => <State webhook={webhook} t={t} />,
    },
    {
      id: 'sonIletim',
      head: t('lastSuccess'),
      card: 'end',
      width: 160,
      cell: ({ sonIletim }) =>
        sonIletim === null ? (
          <span className="kalem-muted">{t('never')}</span>
        ) : (
          <span className="kalem-num">{minuteOf(sonIletim)}</span>
        ),
    },
  ];
}

const looks = {
  ACIK: { tone: 'success', icon: icons.ok },
  failing: { tone: 'warning', icon: icons.alert },
  DURAKLATILDI: { tone: 'neutral', icon: icons.minusCircle },
  HATALI: { tone: 'danger', icon: icons.xCircle },
} as const;

function State({ webhook: { durum, basarisizBeri, bekleyen }, t }: { webhook: Webhook; t: Texts }) {
  const shown = durum === 'ACIK' && basarisizBeri !== null ? 'failing' : durum;
  const more = [
    ...(basarisizBeri !== null ? [t('failingSince', { time: minuteOf(basarisizBeri) })] : []),
    ...(bekleyen > 0 ? [t('waiting', { n: bekleyen })] : []),
  ];
  return (
    <span className="kalem-two">
      <span>
        <Badge {...looks[shown]}>{t(shown)}</Badge>
      </span>
      {more.length > 0 && <small>{more.join(' · ')}</small>}
    </span>
  );
}
