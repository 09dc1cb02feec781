import { useRef, useState, type DragEvent } from 'react';
import { spreadsheetExtensions } from '@kalem/domain';
import { newIdempotencyKey, type components } from '@kalem/sdk';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Progress, Spinner } from '../../primitives/feedback/Progress';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { Stepper } from '../../primitives/layout/Section';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { isOutcomeOpen } from '../../provider/failures';
import type { CardCalls } from './cardCalls';
import { importMessages } from './importMessages';
import { ImportReport } from './ImportReport';

type ImportResult = components['schemas']['ImportResult'];

export interface ImportCardsProps<Card extends { id: string }, Values> {
  calls: CardCalls<Card, Values>;
  companyId: string;
  title: string;
  /** The headings that a file has to have. */
  needed: string;
  onSample: () => void;
  onClose: () => void;
}

/** Cards from an Excel file: the file, its way to the server, and what became of each row (CUS-12, STK-10). */
export function ImportCards<Card extends { id: string }, Values>({
  calls,
  companyId,
  title,
  needed,
  onSample,
  onClose,
}: ImportCardsProps<Card, Values>) {
  const t = useMessages(importMessages);
  const [file, setFile] = useState<File>();
  const upload = useUpload(calls, companyId);
  const { result, isPending } = upload;
  const choose = (chosen: File | undefined) => {
    upload.reset();
    setFile(chosen);
  };
  return (
    <div className="kalem-import">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{title}</h1>
        <Button variant="quiet" icon={icons.download} onPress={onSample}>
          {t('sample')}
        </Button>
      </div>
      <div className="kalem-card">
        <div className="kalem-import__steps">
          <Stepper
            label={t('steps')}
            steps={[t('stepFile'), t('stepUpload'), t('stepReport')]}
            current={stepOf(result, isPending)}
          />
        </div>
        <div className="kalem-section">
          {result ? (
            <ImportReport result={result} />
          ) : (
            <>
              {upload.failed && (
                <div className="kalem-card-form__news">
                  <Banner tone="danger">{upload.failed}</Banner>
                </div>
              )}
              {file ? (
                <ChosenFile file={file} share={upload.share} isPending={isPending} />
              ) : (
                <FilePlace needed={needed} onFile={choose} />
              )}
            </>
          )}
        </div>
        <div className="kalem-card-form__foot">
          {(result || (file && !isPending)) && <Button onPress={() => choose(undefined)}>{t('otherFile')}</Button>}
          {result ? (
            <Button variant="primary" onPress={onClose}>
              {t('done')}
            </Button>
          ) : (
            <>
              <Button isDisabled={isPending} onPress={onClose}>
                {t('cancel')}
              </Button>
              <Button
                variant="primary"
                isDisabled={!file}
                isPending={isPending}
                onPress={() => file && upload.run(file)}
              >
                {t('upload')}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function stepOf(result: ImportResult | undefined, isPending: boolean): number {
  if (result) return 3;
  return isPending ? 1 : 0;
}

/** A failure is no toast (ERR-06): it stands beside the file, which stays. */
function useUpload<Card extends { id: string }, Values>(calls: CardCalls<Card, Values>, companyId: string) {
  const t = useMessages(importMessages);
  const { client, explain, toast } = useKalem();
  const invalidate = useInvalidate();
  const [share, setShare] = useState(0);
  const [failed, setFailed] = useState<string>();
  const [result, setResult] = useState<ImportResult>();
  const key = useRef<string>(undefined);
  const { isPending, run } = useAction(
    'importCards',
    async (file: File) => {
      setFailed(undefined);
      setShare(0);
      key.current ??= newIdempotencyKey();
      try {
        setResult(await calls.importFile({ client, companyId }, file, { key: key.current, onProgress: setShare }));
        key.current = undefined;
        toast({ tone: 'success', text: t('uploaded') });
      } catch (error) {
        if (!isOutcomeOpen(error)) key.current = undefined;
        setFailed(explain(error) ?? t('failed'));
        throw error;
      } finally {
        void invalidate(calls.path);
      }
    },
    { silent: true },
  );
  return {
    share,
    failed,
    result,
    isPending,
    run: (file: File) => void run(file),
    reset: () => {
      key.current = undefined;
      setFailed(undefined);
      setResult(undefined);
    },
  };
}

function FilePlace({ needed, onFile }: { needed: string; onFile: (file: File | undefined) => void }) {
  const t = useMessages(importMessages);
  const [isWrong, setWrong] = useState(false);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    const isExcel = file !== undefined && spreadsheetExtensions.some((end) => file.name.toLowerCase().endsWith(end));
    setWrong(file !== undefined && !isExcel);
    if (isExcel) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className="kalem-import__place"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon icon={icons.sheet} />
      <p>{t('drop')}</p>
      <p className="kalem-sm kalem-muted">{t('needed', { headings: needed })}</p>
      <input
        ref={input}
        type="file"
        className="kalem-hidden"
        tabIndex={-1}
        aria-label={t('file')}
        accept={spreadsheetExtensions.join(',')}
        onChange={({ target }) => take(target.files?.[0])}
      />
      <Button icon={icons.upload} onPress={() => input.current?.click()}>
        {t('choose')}
      </Button>
      {isWrong && (
        <p role="alert" className="kalem-import__wrong">
          {t('wrongFile')}
        </p>
      )}
    </div>
  );
}

function ChosenFile({ file, share, isPending }: { file: File; share: number; isPending: boolean }) {
  const t = useMessages(importMessages);
  return (
    <div className="kalem-import__file">
      <Icon icon={icons.sheet} />
      <div className="kalem-two">
        <b className="kalem-cut">{file.name}</b>
        <small className="kalem-num">{t('size', { n: Math.max(1, Math.round(file.size / 1000)) })}</small>
      </div>
      {isPending && (
        <span className="kalem-import__way" role="status">
          {share < 1 ? <Progress label={t('sending')} value={share} max={1} /> : <Spinner label={t('taking')} />}
          <span className="kalem-sm">{t(share < 1 ? 'sending' : 'taking')}</span>
        </span>
      )}
    </div>
  );
}
