import { useCallback, useState } from 'react';
import { FootLine } from '../../../kit/cards/import/ImportFrame';
import { ErrorText } from '../../../kit/ErrorText';
import { formatDecimal } from '../../../primitives/Amount';
import { Button } from '../../../primitives/Button';
import { Banner } from '../../../primitives/feedback/Banner';
import { Progress, Skeleton } from '../../../primitives/feedback/Progress';
import { ConfirmDialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { ColumnsStep } from './ColumnsStep';
import { fileMessages } from './fileMessages';
import { FileSteps, resultOf } from './FileSteps';
import { type BankFile, isUnderWay, useBankFile, useStopFile } from './useBankFiles';

interface OpenedFileProps {
  id: string;
  companyId: string;
  onImported: (dosyaId: string) => void;
  onUndone: (dosyaId: string) => void;
  /** Shows the choice of a file. */
  onAgain: () => void;
  onClose: () => void;
}

/** An upload in its state: to be confirmed, under way, or ended. */
export function OpenedFile({ id, companyId, onImported, onUndone, onAgain, onClose }: OpenedFileProps) {
  const t = useMessages(fileMessages);
  const { toast } = useKalem();
  const onEnded = useCallback(
    (file: BankFile) => {
      if (file.durum === 'TAMAMLANDI') onImported(file.id);
      if (file.durum !== 'GERI_ALINDI') return;
      toast({ tone: 'success', text: t('undone') });
      onUndone(file.id);
    },
    [onImported, onUndone, toast, t],
  );
  const { data: file, error, refetch } = useBankFile(id, companyId, onEnded);
  const stop = useStopFile(companyId);
  const end = async () => {
    await stop.run(id);
    await refetch();
  };
  if (!file)
    return (
      <>
        <FileSteps current={1} />
        <div className="kalem-section">
          {error ? (
            <Banner
              tone="danger"
              actions={
                <Button size="sm" onPress={() => void refetch()}>
                  {t('retry')}
                </Button>
              }
            >
              {t('failed')} <ErrorText error={error} />
            </Banner>
          ) : (
            <Skeleton height="160px" />
          )}
        </div>
        <FootLine>
          <Button onPress={onAgain}>{t('back')}</Button>
        </FootLine>
      </>
    );
  if (file.durum === 'ONAY_BEKLIYOR')
    return (
      <ColumnsStep
        file={file}
        companyId={companyId}
        isStopping={stop.isPending}
        onStarted={() => void refetch()}
        onStop={async () => {
          await end();
          onAgain();
        }}
      />
    );
  if (isUnderWay(file)) return <Running file={file} isStopping={stop.isPending} onStop={end} onClose={onClose} />;
  return <Ended file={file} isUndoing={stop.isPending} onUndo={end} onAgain={onAgain} onClose={onClose} />;
}

interface RunningProps {
  file: BankFile;
  isStopping: boolean;
  onStop: () => Promise<void>;
  onClose: () => void;
}

function Running({ file, isStopping, onStop, onClose }: RunningProps) {
  const t = useMessages(fileMessages);
  const { locale } = useKalem();
  const { dosyaAdi, durum, toplam, islenen } = file;
  const count = (n: number) => formatDecimal(String(n), locale, 0);
  const isUndoing = durum === 'GERI_ALINIYOR';
  return (
    <>
      <FileSteps current={2} />
      <div className="kalem-section">
        <div className="kalem-import__run">
          <p className="kalem-heading" role="status">
            {isUndoing ? t('undoing') : t('runningOf', { name: dosyaAdi })}
          </p>
          <Progress label={t('running')} value={islenen} max={Math.max(toplam ?? 1, 1)} />
          <span className="kalem-sm kalem-muted kalem-num">
            {toplam === null ? t('waiting') : t('progress', { n: count(islenen), of: count(toplam) })}
          </span>
        </div>
      </div>
      <FootLine note={t('goesOn')}>
        {!isUndoing && (
          <Button isPending={isStopping} onPress={() => void onStop()}>
            {t('stop')}
          </Button>
        )}
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      </FootLine>
    </>
  );
}

interface EndedProps {
  file: BankFile;
  isUndoing: boolean;
  onUndo: () => Promise<void>;
  onAgain: () => void;
  onClose: () => void;
}

/** What a file brought, and its undo (MNY-99, MNY-103). */
function Ended({ file, isUndoing, onUndo, onAgain, onClose }: EndedProps) {
  const t = useMessages(fileMessages);
  const [isAsking, setAsking] = useState(false);
  const { durum, dosyaAdi, mesaj, yeni, mevcut, bakiyeVar } = file;
  const canUndo = yeni > 0 && (durum === 'TAMAMLANDI' || durum === 'IPTAL');
  const undo = async () => {
    await onUndo();
    setAsking(false);
  };
  return (
    <>
      <FileSteps current={durum === 'TAMAMLANDI' ? 3 : 2} />
      <div className="kalem-section">
        {durum === 'HATALI' && <Banner tone="danger">{mesaj}</Banner>}
        {durum === 'IPTAL' && <Banner tone="warning">{t('stoppedAt', { n: yeni })}</Banner>}
        {durum === 'GERI_ALINDI' && <Banner>{t('undone')}</Banner>}
        {durum === 'TAMAMLANDI' && (
          <div className="kalem-files__result">
            <p className="kalem-heading" role="status">
              {resultOf(file, t)}
            </p>
            <p className="kalem-num">{t('known', { n: yeni, m: mevcut })}</p>
            {!bakiyeVar && <p className="kalem-sm kalem-muted">{t('noBalance')}</p>}
          </div>
        )}
      </div>
      <FootLine note={dosyaAdi}>
        {canUndo && <Button onPress={() => setAsking(true)}>{t('undoFile')}</Button>}
        <Button onPress={onAgain}>{t('newFile')}</Button>
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      </FootLine>
      <ConfirmDialog
        title={t('undoTitle')}
        isOpen={isAsking}
        confirmLabel={t('undoFile')}
        isPending={isUndoing}
        onConfirm={() => void undo()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('undoHelp', { name: dosyaAdi })}</p>
      </ConfirmDialog>
    </>
  );
}
