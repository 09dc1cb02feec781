import { useEffect, useRef, useState } from 'react';
import { minuteOf } from '../../../fields/instants';
import { FilePlace } from '../../../kit/cards/import/FilePlace';
import { FootLine } from '../../../kit/cards/import/ImportFrame';
import { useFocusOfStep } from '../../../kit/useFocusOfStep';
import { Button } from '../../../primitives/Button';
import { Banner } from '../../../primitives/feedback/Banner';
import { Progress } from '../../../primitives/feedback/Progress';
import { Icon } from '../../../primitives/Icon';
import * as icons from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { fileMessages } from './fileMessages';
import { FileSteps, resultOf } from './FileSteps';
import { OpenedFile } from './OpenedFile';
import { type BankFile, useBankFiles, useUpload } from './useBankFiles';

interface UploadStatementProps {
  companyId: string;
  onImported: (dosyaId: string) => void;
  onUndone: (dosyaId: string) => void;
  onClose: () => void;
}

/** Accepted by the file dialog. The server tells the kind by the content. */
const extensions = ['.xlsx', '.xls', '.csv', '.txt', '.sta', '.mt940', '.940'];

/** The upload of a bank statement: file, account and columns, result (MNY-86). */
export function UploadStatement({ companyId, onClose, ...events }: UploadStatementProps) {
  const t = useMessages(fileMessages);
  const [opened, setOpened] = useState<string>();
  const [left, setLeft] = useState<string>();
  const files = useBankFiles(companyId);
  // Shows a file that waits or runs when the user returns to it, also that of another user.
  const unfinished = files.data?.items.find((file) => file.id !== left && isUnfinished(file))?.id;
  const shown = opened ?? unfinished;
  const place = useFocusOfStep(shown ?? 'file');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="kalem-import">
      <div className="kalem-page-head">
        <h1 ref={heading} className="kalem-title" tabIndex={-1}>
          {t('title')}
        </h1>
      </div>
      <div ref={place} className="kalem-card kalem-import__step" role="group" aria-label={t('title')} tabIndex={-1}>
        {shown === undefined ? (
          <ChooseFile
            companyId={companyId}
            files={files.data?.items ?? []}
            error={files.error}
            onOpen={setOpened}
            onClose={onClose}
          />
        ) : (
          <OpenedFile
            key={shown}
            id={shown}
            companyId={companyId}
            {...events}
            onAgain={() => {
              setLeft(shown);
              setOpened(undefined);
            }}
            onClose={onClose}
          />
        )}
      </div>
    </div>
  );
}

function isUnfinished({ durum }: BankFile): boolean {
  return durum === 'ONAY_BEKLIYOR' || durum === 'BEKLIYOR' || durum === 'SURUYOR';
}

interface ChooseFileProps {
  companyId: string;
  files: readonly BankFile[];
  error: unknown;
  onOpen: (id: string) => void;
  onClose: () => void;
}

function ChooseFile({ companyId, files, error, onOpen, onClose }: ChooseFileProps) {
  const t = useMessages(fileMessages);
  const { share, refusal, send } = useUpload(companyId, ({ id }) => onOpen(id));
  return (
    <>
      <FileSteps current={0} />
      <div className="kalem-section">
        {refusal !== undefined && (
          <div className="kalem-card-form__news">
            <Banner tone="danger">{refusal}</Banner>
          </div>
        )}
        <FilePlace
          prompt={t('drop')}
          help={t('kinds')}
          label={t('choose')}
          fileLabel={t('file')}
          extensions={extensions}
          wrongFile={t('wrongFile')}
          isPending={share !== undefined}
          onFile={send}
        />
        {share !== undefined && (
          <div className="kalem-import__way" role="status">
            <Progress label={t('sending')} value={share} max={1} />
            <span className="kalem-sm">{t(share < 1 ? 'sending' : 'reading')}</span>
          </div>
        )}
        {Boolean(error) && <Banner tone="danger">{t('filesFailed')}</Banner>}
        {files.length > 0 && (
          <>
            <h2 className="kalem-heading kalem-files__head">{t('files')}</h2>
            <ul className="kalem-files">
              {files.map((file) => (
                <FileLine key={file.id} file={file} onOpen={() => onOpen(file.id)} />
              ))}
            </ul>
          </>
        )}
      </div>
      <FootLine>
        <Button onPress={onClose}>{t('done')}</Button>
      </FootLine>
    </>
  );
}

/** An upload with its outcome, and a button to its report. */
function FileLine({ file, onOpen }: { file: BankFile; onOpen: () => void }) {
  const t = useMessages(fileMessages);
  const { dosyaAdi, durum, baslangic, mesaj } = file;
  return (
    <li className="kalem-import__file">
      <Icon icon={icons.sheet} />
      <div className="kalem-two">
        <b className="kalem-cut" title={dosyaAdi}>
          {dosyaAdi}
        </b>
        <small className="kalem-num">
          {[minuteOf(baslangic), durum === 'TAMAMLANDI' ? resultOf(file, t) : t(durum), mesaj]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <Button size="sm" aria-label={`${t('openFile')}: ${dosyaAdi}`} onPress={onOpen}>
        {t('openFile')}
      </Button>
    </li>
  );
}
