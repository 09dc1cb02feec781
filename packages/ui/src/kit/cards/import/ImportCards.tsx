import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../primitives/Button';
import { Banner } from '../../../primitives/feedback/Banner';
import { Progress } from '../../../primitives/feedback/Progress';
import * as icons from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { formatDecimal } from '../../../primitives/Amount';
import { useOwnQuery } from '../../../provider/queries';
import type { ImportCalls } from '../cardCalls';
import { CheckStep } from './CheckStep';
import { countRows } from './checkRows';
import { FileStep } from './FileStep';
import { FootLine, Steps } from './ImportFrame';
import { importedRows, wordsOf } from './importedRows';
import { importMessages } from './importMessages';
import { missingOf } from './mapping';
import { MappingStep } from './MappingStep';
import { isUnderWay, LastImport, RunStep } from './RunStep';
import { useFocusOfStep } from '../../useFocusOfStep';
import { useImport, type ImportState } from './useImport';

export interface ImportCardsProps {
  calls: ImportCalls;
  companyId: string;
  title: string;
  /** The import to show first. */
  aktarimId: string | undefined;
  onSample: () => void;
  onClose: () => void;
  /** True if its heading takes the focus. */
  takesFocus: boolean;
}

/** The import of cards from an Excel file: file, columns, check, and the result of each row. */
export function ImportCards(props: ImportCardsProps) {
  const { calls, companyId, title, aktarimId, onSample, onClose, takesFocus } = props;
  const t = useMessages(importMessages);
  const { client } = useKalem();
  const [run, setRun] = useState(aktarimId);
  const [begun, setBegun] = useState<string>();
  const [left, setLeft] = useState<string>();
  const newest = useOwnQuery({
    queryKey: ['get', calls.path, { companyId }],
    queryFn: ({ signal }) => calls.newest({ client, companyId, signal }),
    staleTime: 0,
    meta: { kind: 'listImports' },
  });
  const onStarted = (id: string) => {
    setBegun(id);
    setRun(id);
  };
  const state = useImport({ calls, kind: importedRows[calls.path], companyId, onStarted });
  // Shows a running import when the user returns to it.
  const underWay = newest.data?.find((one) => one.id !== left && isUnderWay(one));
  const last = newest.data?.find((one) => !isUnderWay(one));
  const shown = run ?? (state.read ? undefined : underWay?.id);
  const place = useFocusOfStep(shown ?? state.step);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const again = () => {
    setLeft(shown);
    setRun(undefined);
    state.take(undefined);
  };
  return (
    <div className="kalem-import">
      <div className="kalem-page-head">
        <h1 ref={heading} className="kalem-title" tabIndex={-1}>
          {title}
        </h1>
        <Button variant="quiet" icon={icons.download} onPress={onSample}>
          {t('sample')}
        </Button>
      </div>
      <div
        ref={place}
        className="kalem-card kalem-import__step"
        role="group"
        aria-label={t(stepTitles[shown === undefined ? state.step : 'run'])}
        tabIndex={-1}
      >
        {shown === undefined ? (
          <Preparing
            state={state}
            calls={calls}
            last={last && <LastImport run={last} onShow={() => setRun(last.id)} />}
            onClose={onClose}
          />
        ) : (
          <RunStep key={shown} {...{ calls, companyId, onClose }} id={shown} isOwn={shown === begun} onAgain={again} />
        )}
      </div>
    </div>
  );
}

interface PreparingProps {
  state: ImportState;
  calls: ImportCalls;
  /** The result of the previous file. */
  last: ReactNode;
  onClose: () => void;
}

const stepTitles = { file: 'stepFile', mapping: 'stepMapping', check: 'stepCheck', run: 'stepRun' } as const;

const order = { file: 0, mapping: 1, check: 2 };

/** The steps before anything is stored. */
function Preparing({ state, calls, last, onClose }: PreparingProps) {
  const { step, refusal, share } = state;
  const t = useMessages(importMessages);
  const kind = importedRows[calls.path];
  return (
    <>
      <Steps current={order[step]} />
      <div className="kalem-section">
        {refusal !== undefined && (
          <div className="kalem-card-form__news">
            <Banner tone="danger">{refusal}</Banner>
          </div>
        )}
        {step === 'file' && <FileStep state={state} kind={kind} />}
        {step === 'file' && !state.read && last}
        {step === 'mapping' && <MappingStep state={state} kind={kind} />}
        {step === 'check' && state.checked && (
          <CheckStep
            checked={state.checked}
            freshText={t(wordsOf(calls).fresh)}
            onEdit={state.edit}
            onDropWrongCells={state.dropWrongCells}
            onEmptyCells={state.chooseEmptyCells}
          />
        )}
        {share && (
          <div className="kalem-import__way" role="status">
            <Progress label={t(share.of)} value={share.done} max={1} />
            <span className="kalem-sm">{t(share.of)}</span>
          </div>
        )}
      </div>
      <Foot state={state} words={wordsOf(calls)} missing={missingOf(kind, state.mapped)} onClose={onClose} />
    </>
  );
}

interface FootProps {
  state: ImportState;
  words: ReturnType<typeof wordsOf>;
  missing: readonly string[];
  onClose: () => void;
}

/** The note and the buttons back and forward. */
function Foot({ state, words, missing, onClose }: FootProps) {
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const { step, read, chosen, checked, share, isSending } = state;
  const isBusy = share !== undefined;
  if (step === 'file') {
    const isUnreadable = read?.sheets?.length === 0;
    return (
      <FootLine>
        <Button onPress={onClose}>{t('cancel')}</Button>
        {isUnreadable ? (
          <Button variant="primary" isPending={isSending} onPress={state.send}>
            {t('uploadFile')}
          </Button>
        ) : (
          <Button variant="primary" isDisabled={!chosen} onPress={() => state.goTo('mapping')}>
            {t('next')}
          </Button>
        )}
      </FootLine>
    );
  }
  if (step === 'mapping')
    return (
      <FootLine note={t('remembered')}>
        <Button isDisabled={isBusy} onPress={() => state.goTo('file')}>
          {t('back')}
        </Button>
        <Button variant="primary" isDisabled={missing.length > 0} isPending={isBusy} onPress={state.check}>
          {t('check')}
        </Button>
      </FootLine>
    );
  const { fresh, changed, wrong } = countRows(checked?.rows ?? []);
  const count = (n: number) => formatDecimal(String(n), locale, 0);
  return (
    <FootLine note={wrong > 0 ? t('wrongStay', { n: wrong }) : undefined}>
      <Button isDisabled={isBusy} onPress={() => state.goTo('mapping')}>
        {t('back')}
      </Button>
      <Button variant="primary" isDisabled={fresh + changed === 0} isPending={isSending} onPress={state.send}>
        {t(words.upload, { n: count(fresh + changed) })}
      </Button>
    </FootLine>
  );
}
