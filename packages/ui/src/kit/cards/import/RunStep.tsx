import { useEffect, useRef } from 'react';
import { istanbulNow, toScreenDate } from '@kalem/domain';
import { formatDecimal } from '../../../primitives/Amount';
import { Button } from '../../../primitives/Button';
import { Banner } from '../../../primitives/feedback/Banner';
import { Progress, Skeleton } from '../../../primitives/feedback/Progress';
import { Icon } from '../../../primitives/Icon';
import * as icons from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useAction, useInvalidate, useOwnQuery } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { useShownOnce } from '../../useShownOnce';
import { reportKey, type CardImport, type ImportCalls } from '../cardCalls';
import { FootLine, Steps } from './ImportFrame';
import { ImportReport } from './ImportReport';
import { importMessages } from './importMessages';

interface RunStepProps {
  calls: ImportCalls;
  companyId: string;
  id: string;
  /** True if this page started the import. */
  isOwn: boolean;
  /** Starts over with another file. */
  onAgain: () => void;
  onClose: () => void;
}

/** An import that runs on the server, visible to any user. At its end it shows the report. */
export function RunStep({ calls, companyId, id, isOwn, onAgain, onClose }: RunStepProps) {
  const t = useMessages(importMessages);
  const { client } = useKalem();
  const run = useRun({ calls, companyId, id, isOwn });
  const stop = useAction('stopImport', async () => {
    await calls.stop({ client, companyId }, id);
    await run.refetch();
  });
  const { data } = run;
  if (data && !isUnderWay(data)) return <Ended {...{ calls, companyId, onAgain, onClose }} run={data} />;
  return (
    <>
      <Steps current={3} />
      <div className="kalem-section">
        {data ? <Running run={data} /> : <Skeleton height="64px" />}
        {run.error && !data && <Banner tone="danger">{t('failed')}</Banner>}
      </div>
      <FootLine note={t('goesOn')}>
        <Button isDisabled={!data} isPending={stop.isPending} onPress={() => void stop.run(undefined)}>
          {t('stop')}
        </Button>
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      </FootLine>
    </>
  );
}

/** Polling interval (ms) during an import. */
const REREAD_MS = 700;

export function isUnderWay({ durum }: CardImport): boolean {
  return durum === 'BEKLIYOR' || durum === 'SURUYOR';
}

/** Polls an import until it ends. Then it invalidates all queries of cards. */
function useRun({ calls, companyId, id, isOwn }: Omit<RunStepProps, 'onAgain' | 'onClose'>) {
  const t = useMessages(importMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const run = useOwnQuery({
    queryKey: ['get', `${calls.path}/{id}`, { companyId, id }],
    queryFn: ({ signal }) => calls.read({ client, companyId, signal }, id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : REREAD_MS),
    meta: { kind: 'readImport' },
  });
  // An import that was started here may end before its first poll.
  const wasUnderWay = useRef(isOwn);
  const state = run.data?.durum;
  const [, resource = ''] = calls.path.split('/');
  useEffect(() => {
    const isNow = state === 'BEKLIYOR' || state === 'SURUYOR';
    if (state && !isNow && wasUnderWay.current) {
      void invalidate(`/${resource}`, '/anasayfa');
      if (state === 'TAMAMLANDI') toast({ tone: 'success', text: t('uploaded') });
    }
    if (state) wasUnderWay.current = isNow;
  }, [state, resource, invalidate, toast, t]);
  return run;
}

function Running({ run: { dosyaAdi, toplam, islenen } }: { run: CardImport }) {
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const count = (n: number) => formatDecimal(String(n), locale, 0);
  return (
    <div className="kalem-import__run">
      <p className="kalem-heading" role="status">
        {t('runningOf', { name: dosyaAdi })}
      </p>
      <Progress label={t('running')} value={islenen} max={Math.max(toplam ?? 1, 1)} />
      <span className="kalem-sm kalem-muted kalem-num">
        {toplam === null ? t('waiting') : t('progress', { n: count(islenen), of: count(toplam) })}
      </span>
    </div>
  );
}

function Ended({ run, calls, companyId, onAgain, onClose }: Omit<RunStepProps, 'id' | 'isOwn'> & { run: CardImport }) {
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const count = (n: number) => formatDecimal(String(n), locale, 0);
  const { id, durum, dosyaAdi, mesaj, islenen, toplam } = run;
  // The home page shows a notice until the report was seen.
  const { remember } = useShownOnce(reportKey(id));
  useEffect(remember, [remember]);
  return (
    <>
      <Steps current={4} />
      <div className="kalem-section">
        {durum === 'HATALI' && (
          <Banner tone="danger">
            {t('refusedFile')}: {mesaj}
          </Banner>
        )}
        {durum === 'IPTAL' && (
          <div className="kalem-card-form__news">
            <Banner tone="warning">
              {t('cancelled')}. {t('cancelledAt', { n: count(islenen), left: count((toplam ?? islenen) - islenen) })}
            </Banner>
          </div>
        )}
        {durum !== 'HATALI' && <ImportReport run={run} calls={calls} companyId={companyId} />}
      </div>
      <FootLine note={`${dosyaAdi} · ${endOf(run)}`}>
        <Button onPress={onAgain}>{t('newFile')}</Button>
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      </FootLine>
    </>
  );
}

/** The end time of an import: '21.11.2026 10:30'. */
function endOf({ guncellendi }: CardImport): string {
  const { date, time } = istanbulNow(new Date(guncellendi));
  return `${toScreenDate(date)} ${time.slice(0, 5)}`;
}

/** The last finished import, also of another user, with a button to its report. */
export function LastImport({ run, onShow }: { run: CardImport; onShow: () => void }) {
  const t = useMessages(importMessages);
  const { durum, dosyaAdi, hatali } = run;
  const outcome = () => {
    if (durum === 'HATALI') return t('refusedFile');
    if (durum === 'IPTAL') return t('cancelled');
    return hatali > 0 ? t('refusedRows', { n: hatali }) : t('uploaded');
  };
  return (
    <div className="kalem-import__file kalem-import__last">
      <Icon icon={icons.sheet} />
      <div className="kalem-two">
        <b className="kalem-cut" title={dosyaAdi}>
          {dosyaAdi}
        </b>
        <small className="kalem-num">{[t('lastImport'), endOf(run), outcome()].join(' · ')}</small>
      </div>
      <Button size="sm" onPress={onShow}>
        {t('showReport')}
      </Button>
    </div>
  );
}
