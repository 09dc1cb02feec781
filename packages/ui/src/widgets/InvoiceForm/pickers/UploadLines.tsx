import { appendLines } from '@kalem/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../../../fields/saveFile';
import { useFileDrop } from '../../../fields/useFileDrop';
import { Button } from '../../../primitives/Button';
import { Banner } from '../../../primitives/feedback/Banner';
import { Progress, Spinner } from '../../../primitives/feedback/Progress';
import { Icon } from '../../../primitives/Icon';
import { download, sheet, upload } from '../../../primitives/icons';
import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useCompanyId, useKalem } from '../../../provider/useKalem';
import { toInvoiceDraft } from '../../../draft/FormDraft';
import { useInvoiceStore } from '../FormContext';
import { parseFile, refusalOf, rowsOf, type TakenRows, templateOf, type UploadedRow } from './readUpload';
import { uploadMessages } from './uploadMessages';
import { UploadPreview } from './UploadPreview';

/**
 * Dialog for lines from an Excel file. The user chooses or drops a file, the server parses it, and the user checks the
 * rows and adds them in one undo step.
 */
export function UploadLines({ onClose }: { onClose: () => void }) {
  const t = useMessages(uploadMessages);
  const { toast } = useKalem();
  const form = useInvoiceStore();
  const reading = useReading();
  const { rows, file, setWanted } = reading;
  const { taken, chosen } = useTaken(reading);

  const add = () => {
    const undo = form.rewrite((invoice) =>
      appendLines(
        invoice,
        chosen.map(({ parsed }) => parsed),
      ),
    );
    const { count } = form.lines;
    // Shows their faults at once: the lines were not typed, so this interrupts no typing.
    for (let at = count - chosen.length; at < count; at += 1) {
      const line = form.lines.at(at);
      if (line) form.lines.touch(line);
    }
    toast({
      tone: 'success',
      text: t('added'),
      action: { label: t('undo'), onAction: undo },
    });
    onClose();
  };

  return (
    <Dialog
      isOpen
      size={rows ? 'xl' : 'lg'}
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          {rows && (
            <Button variant="primary" isDisabled={chosen.length === 0} onPress={add}>
              {t('add', { n: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      {!rows && <p className="kalem-sm kalem-muted">{t('intro')}</p>}
      <DropPlace {...reading} />
      {reading.refusal !== undefined && <Banner tone="danger">{reading.refusal}</Banner>}
      {rows && file && <UploadPreview key={file.name} rows={rows} taken={taken} onTaken={setWanted} chosen={chosen} />}
    </Dialog>
  );
}

/** The rows to add. By default the valid ones, or all if no row is valid. The user can choose. */
function useTaken({ rows, wanted }: Pick<Reading, 'rows' | 'wanted'>) {
  const sound = useMemo(() => rows?.filter(({ faults }) => faults.length === 0) ?? [], [rows]);
  const taken = wanted ?? (sound.length > 0 ? 'sound' : 'all');
  return { taken, chosen: taken === 'sound' ? sound : (rows ?? []) };
}

type Reading = ReturnType<typeof useReading>;

/** The state of the file: running, parsed, or refused with a message. */
function useReading() {
  const t = useMessages(uploadMessages);
  const { client, report, explain } = useKalem();
  const companyId = useCompanyId();
  const form = useInvoiceStore();
  const [file, setFile] = useState<{ name: string; size: number }>();
  const [sent, setSent] = useState<number>();
  const [rows, setRows] = useState<readonly UploadedRow[]>();
  const [wanted, setWanted] = useState<TakenRows>();
  const [refusal, setRefusal] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown) => {
    report({ kind: 'parseLines', error, silent: true });
    setRefusal(explain(error));
  };
  const parse = async (bytes: Blob, signal: AbortSignal) => {
    try {
      const onProgress = (share: number) => setSent(share);
      const parsed = await parseFile({ client, companyId, file: bytes, signal, onProgress });
      if (!signal.aborted) setRows(rowsOf(parsed, toInvoiceDraft(form.draft())));
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };

  return {
    file,
    /** The sent share while the call is running, from 0 to 1; undefined before and after. */
    sent,
    rows,
    /** Which rows the user has chosen to add; undefined until then. */
    wanted,
    setWanted,
    refusal,
    async take(files: readonly File[]) {
      const [first] = files;
      if (!first) return;
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const { name, size } = first;
      setFile({ name, size });
      setRows(undefined);
      setWanted(undefined);
      const refused = refusalOf(files);
      setRefusal(refused && t(refused, { name }));
      if (refused) return;
      setSent(0);
      // Reads the file before it is sent. Otherwise a file that was deleted would look like a lost connection.
      const bytes = await first.arrayBuffer().catch(() => undefined);
      if (signal.aborted) return;
      if (bytes) await parse(new File([bytes], name), signal);
      else setRefusal(t('unreadable', { name }));
      if (!signal.aborted) setSent(undefined);
    },
    stop() {
      running.current?.abort();
      setSent(undefined);
      setFile(undefined);
    },
  };
}

/** The area to drop or choose a file, with the progress of its upload. */
function DropPlace({ file, sent, rows, take, stop }: Reading) {
  const t = useMessages(uploadMessages);
  const input = useRef<HTMLInputElement>(null);
  const isRunning = sent !== undefined;
  const save = () =>
    templateOf(t('templateSheet'), { item: t('exampleItem'), note: t('exampleNote') }).then((template) =>
      saveFile(template, t('templateFile')),
    );
  const drop = useFileDrop((files) => void take(files));

  return (
    <div className="kalem-drop" {...drop}>
      <Icon icon={file ? sheet : upload} />
      <div className="kalem-drop__words">
        <b className="kalem-cut">{file?.name ?? t('drop')}</b>
        <small>{file ? sizeOf(file.size) : t('limits')}</small>
        {isRunning && sent < 1 && <Progress label={t('sending')} value={sent * 100} />}
        {isRunning && sent === 1 && (
          <span className="kalem-drop__state" role="status">
            <Spinner label={t('reading')} /> {t('reading')}
          </span>
        )}
      </div>
      {isRunning && <Button onPress={stop}>{t('stop')}</Button>}
      {!isRunning && (
        <>
          {!rows && (
            <Button variant="quiet" icon={download} onPress={() => void save()}>
              {t('template')}
            </Button>
          )}
          <Button onPress={() => input.current?.click()}>{t(file ? 'chooseOther' : 'choose')}</Button>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.xls"
        aria-label={t('choose')}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          // Lets the user choose the same file again after a correction.
          target.value = '';
        }}
      />
    </div>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
