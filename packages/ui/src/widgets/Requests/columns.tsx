import { daysLeftToObject, objectionDays, toScreenDate } from '@kalem/domain';
import type { Column } from '../../kit/list/columns';
import { messages as requestTexts } from '../../kit/requests/messages';
import { toneOfRequest } from '../../kit/requests/RequestFlow';
import { TermClock } from '../../kit/TermClock';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages, type Translate } from '../../provider/messages';
import { messages } from './messages';
import type { ReceivedRequest, SentRequest } from './useRequests';

type T = Translate<keyof (typeof messages)['texts']['tr']>;

interface ReceivedOptions {
  t: T;
  today: string;
  /** Undefined without permission. */
  onAnswer: ((request: ReceivedRequest, cevap: 'KABUL' | 'RET') => void) | undefined;
}

/** The columns of received requests (REQ-17). */
export function receivedColumns({ t, today, onAnswer }: ReceivedOptions): Column<ReceivedRequest>[] {
  return [
    {
      id: 'durum',
      head: t('talepDurumu'),
      cell: ({ tip, durum, cevapTarihi }) => <RequestStatus tip={tip} durum={durum} day={cevapTarihi} />,
      card: 'start',
      className: 'kalem-requests__status',
      skeleton: '120px',
    },
    {
      id: 'satici',
      head: t('satici'),
      cell: (request) => <Party request={request} t={t} />,
      card: 'title',
    },
    {
      id: 'saticiVknTckn',
      head: t('saticiVknTckn'),
      cell: ({ saticiVknTckn }) => saticiVknTckn,
      className: 'kalem-requests__id kalem-num',
      skeleton: '80px',
    },
    {
      id: 'belgeNumarasi',
      head: t('belgeNumarasi'),
      cell: ({ belgeNumarasi, belgeTarihi }) => <DocumentCell number={belgeNumarasi} day={belgeTarihi} t={t} />,
      className: 'kalem-requests__number kalem-num',
      skeleton: '120px',
    },
    {
      id: 'tarih',
      head: t('talepTarihi'),
      cell: ({ iptalItirazTalepTarihi, belgeTarihi, durum }) => (
        <span className="kalem-two">
          {toScreenDate(iptalItirazTalepTarihi)}
          {durum === 'OLUSTU' && <Clock belgeTarihi={belgeTarihi} today={today} isOurs />}
        </span>
      ),
      card: 'end',
      className: 'kalem-requests__date kalem-num',
      skeleton: '76px',
    },
    {
      id: 'islemler',
      head: t('actions'),
      cell: (request) => request.durum === 'OLUSTU' && onAnswer && <Answers request={request} onAnswer={onAnswer} />,
      card: 'foot',
      width: 252,
      skeleton: '160px',
    },
  ];
}

/** The columns of the company's own requests. */
export function sentColumns({ t, today }: { t: T; today: string }): Column<SentRequest>[] {
  return [
    {
      id: 'durum',
      head: t('talepDurumu'),
      cell: ({ tip, durum }) => <RequestStatus tip={tip} durum={durum} />,
      card: 'start',
      className: 'kalem-requests__status',
      skeleton: '120px',
    },
    {
      id: 'karsiTaraf',
      head: t('karsiTaraf'),
      cell: ({ karsiTaraf, yon, karsiTarafVknTckn, belgeNumarasi, odenecek, paraBirim }) => (
        <span className="kalem-requests__party">
          <span className="kalem-two">
            <span className="kalem-two-lines kalem-requests__name" title={karsiTaraf}>
              {karsiTaraf}
            </span>
            <small>
              {t(yon)}
              <span className="kalem-requests__inline kalem-num">
                {' · '}
                {karsiTarafVknTckn} · {belgeNumarasi}
              </span>
            </small>
          </span>
          {odenecek !== null && (
            <span className="kalem-requests__amount">
              <Amount value={odenecek} {...(paraBirim && { currency: paraBirim })} />
            </span>
          )}
        </span>
      ),
      card: 'title',
    },
    {
      id: 'karsiTarafVknTckn',
      head: t('vknTckn'),
      cell: ({ karsiTarafVknTckn }) => karsiTarafVknTckn,
      className: 'kalem-requests__id kalem-num',
      skeleton: '80px',
    },
    {
      id: 'belgeNumarasi',
      head: t('belgeNumarasi'),
      cell: ({ belgeNumarasi, belgeTarihi }) => <DocumentCell number={belgeNumarasi} day={belgeTarihi} t={t} />,
      className: 'kalem-requests__number kalem-num',
      skeleton: '120px',
    },
    {
      id: 'talepTarihi',
      head: t('talepTarihi'),
      cell: ({ talepTarihi, belgeTarihi, durum }) => (
        <span className="kalem-two">
          {toScreenDate(talepTarihi)}
          {durum === 'OLUSTU' && <Clock belgeTarihi={belgeTarihi} today={today} />}
        </span>
      ),
      card: 'end',
      className: 'kalem-requests__date kalem-num',
      width: 206,
      skeleton: '76px',
    },
  ];
}

const shapes = { OLUSTU: icons.clock, BELIRSIZ: icons.refresh, KABUL: icons.ok, RET: icons.xCircle } as const;

/** The state of a request as icon and text (REQ-06), and below it its date. */
function RequestStatus({ tip, durum, day }: Pick<SentRequest, 'tip' | 'durum'> & { day?: string | null }) {
  const t = useMessages(requestTexts);
  const tOwn = useMessages(messages);
  const tone = durum === 'BELIRSIZ' ? 'warning' : toneOfRequest(durum);
  return (
    <span className="kalem-two">
      <span className="kalem-requests__state" data-tone={tone}>
        <Icon icon={shapes[durum]} size="sm" />
        <span>{durum === 'BELIRSIZ' ? tOwn('BELIRSIZ') : t(`${tip}_${durum}`)}</span>
      </span>
      {day && <small className="kalem-requests__since kalem-num">{toScreenDate(day)}</small>}
    </span>
  );
}

/** The seller. For an objection to an own invoice also the objecting party. */
function Party({ request, t }: { request: ReceivedRequest; t: T }) {
  const { saticiUnvanAdSoyad, saticiVknTckn, aliciUnvanAdSoyad, belgeNumarasi, tip } = request;
  return (
    <span className="kalem-two">
      <span className="kalem-two-lines kalem-requests__name" title={saticiUnvanAdSoyad}>
        {saticiUnvanAdSoyad}
      </span>
      {tip === 'ITIRAZ' && aliciUnvanAdSoyad && (
        <small className="kalem-cut" title={aliciUnvanAdSoyad}>
          {t('alici', { name: aliciUnvanAdSoyad })}
        </small>
      )}
      <small className="kalem-requests__inline kalem-num">
        {saticiVknTckn} · {belgeNumarasi}
      </small>
    </span>
  );
}

function DocumentCell({ number, day, t }: { number: string; day: string | null; t: T }) {
  return (
    <span className="kalem-two">
      {number}
      {day && <small>{t('ofDay', { day: toScreenDate(day) })}</small>}
    </span>
  );
}

/** The rest of the eight days, as text and strokes. */
function Clock({
  belgeTarihi,
  today,
  isOurs = false,
}: {
  belgeTarihi: string | null;
  today: string;
  isOurs?: boolean;
}) {
  const t = useMessages(messages);
  if (belgeTarihi === null) return <small>{t('noDay')}</small>;
  const left = daysLeftToObject(belgeTarihi, today);
  const words = () => {
    if (left < 0) return t('over');
    if (left === 0) return t(isOurs ? 'lastDayToAnswer' : 'otherLastDay');
    return t(isOurs ? 'daysToAnswer' : 'otherDays', { n: left });
  };
  return (
    <TermClock left={left} of={objectionDays} isUrgent={isOurs}>
      {words()}
    </TermClock>
  );
}

function Answers({
  request,
  onAnswer,
}: {
  request: ReceivedRequest;
  onAnswer: NonNullable<ReceivedOptions['onAnswer']>;
}) {
  const t = useMessages(messages);
  const named = { name: request.saticiUnvanAdSoyad, number: request.belgeNumarasi };
  return (
    <span className="kalem-requests__buttons">
      <Button size="sm" aria-label={t('acceptOf', named)} onPress={() => onAnswer(request, 'KABUL')}>
        {t('accept')}
      </Button>
      <Button size="sm" variant="quiet" aria-label={t('rejectOf', named)} onPress={() => onAnswer(request, 'RET')}>
        {t('reject')}
      </Button>
    </span>
  );
}
