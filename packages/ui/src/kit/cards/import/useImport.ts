import { useEffect, useRef, useState } from 'react';
import type { CardRows } from '@kalem/domain/excel/cardRows';
import { newIdempotencyKey } from '@kalem/sdk';
import { isOutcomeOpen } from '../../../provider/failures';
import { useMessages } from '../../../provider/messages';
import { useAction } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { readWorkbook, type FileSheet } from '../../list/readWorkbook';
import { writeWorkbook } from '../../list/writeWorkbook';
import type { EmptyCells, ImportCalls } from '../cardCalls';
import { checkingOf, checkRows, putRow, settled, sheetOf, withCell, withKnown, withoutWrongCells } from './checkRows';
import type { CheckedRow, Checking } from './checkRows';
import { importMessages } from './importMessages';
import { chooseField, findHead, findSheet, mapColumns, rememberedOf } from './mapping';
import type { ChosenSheet, MappedColumn, Remembered } from './mapping';

/** A chosen file, parsed here or only by the server. */
export interface ReadFile {
  file: File;
  /** Undefined while parsing; empty if the page cannot show the file. */
  sheets: readonly FileSheet[] | undefined;
}

export interface CheckedFile {
  checking: Checking;
  rows: readonly CheckedRow[];
}

type Step = 'file' | 'mapping' | 'check';

interface ImportOptions {
  calls: ImportCalls;
  kind: CardRows;
  companyId: string;
  onStarted: (id: string) => void;
}

/** The import up to its start: file, mapping, check, upload (CUS-12, STK-10). */
export function useImport({ calls, kind, companyId, onStarted }: ImportOptions) {
  const t = useMessages(importMessages);
  const { client, explain, report } = useKalem();
  const [step, setStep] = useState<Step>('file');
  const [read, setRead] = useState<ReadFile>();
  const [chosen, setChosen] = useState<ChosenSheet>();
  const [mapped, setMapped] = useState<readonly MappedColumn[]>([]);
  const [bosHucre, setBosHucre] = useState<EmptyCells>('BOSALT');
  const [checked, setChecked] = useState<CheckedFile>();
  const [refusal, setRefusal] = useState<string>();
  /** The running work and its progress. */
  const [share, setShare] = useState<{ of: 'checking' | 'packing' | 'sending'; done: number }>();
  const running = useRef<AbortController>(undefined);
  const key = useRef<string>(undefined);
  const { remembered, remember } = useRemembered(`import:${calls.path}`);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    return (running.current = new AbortController()).signal;
  };
  const choose = (next: ChosenSheet) => {
    setChosen(next);
    setMapped(mapColumns(kind, next, remembered));
  };
  const take = async (file: File | undefined) => {
    const signal = begin();
    key.current = undefined;
    setStep('file');
    setRefusal(undefined);
    setShare(undefined);
    setChosen(undefined);
    setBosHucre('BOSALT');
    setRead(file && { file, sheets: undefined });
    if (!file) return;
    const sheets = await readWorkbook(file, signal).catch(() => undefined);
    if (signal.aborted) return;
    setRead({ file, sheets: sheets ?? [] });
    const found = findSheet(kind, sheets ?? []);
    if (found) choose(found);
    else if (sheets) setRefusal(t('emptyFile'));
  };
  const check = async () => {
    if (!chosen) return;
    const signal = begin();
    const checking = checkingOf(kind, mapped, bosHucre);
    setRefusal(undefined);
    setShare({ of: 'checking', done: 0 });
    remember({ ...remembered, ...rememberedOf(mapped) });
    try {
      const known = (keys: readonly string[], fields: readonly string[]) =>
        calls.known({ client, companyId, signal }, keys, fields);
      const onProgress = (done: number) => setShare({ of: 'checking', done });
      const rows = await checkRows({ chosen, checking, known, onProgress, signal });
      setChecked({ checking, rows });
      setStep('check');
    } catch (error) {
      if (signal.aborted) return;
      report({ kind: 'checkCards', error, silent: true });
      setRefusal(explain(error) ?? t('failed'));
    } finally {
      if (!signal.aborted) setShare(undefined);
    }
  };

  /** The file with the corrections. A file that the page cannot read is sent unchanged. */
  const pack = async (): Promise<File | undefined> => {
    if (!read || !chosen || !checked) return read?.file;
    const head = chosen.sheet.rows[chosen.head]?.row ?? 1;
    const workbook = await writeWorkbook(chosen.sheet.name || 'Kartlar', sheetOf(checked.checking, head, checked.rows));
    return new File([workbook], read.file.name.replace(/\.xls$/i, '.xlsx'));
  };
  const { isPending, run } = useAction(
    'importCards',
    async () => {
      const signal = begin();
      setRefusal(undefined);
      setShare({ of: 'packing', done: 0 });
      key.current ??= newIdempotencyKey();
      try {
        const file = await pack();
        if (!file || signal.aborted) return;
        const onProgress = (done: number) => setShare({ of: 'sending', done });
        const sending = { key: key.current, bosHucre, onProgress };
        const begun = await calls.start({ client, companyId, signal }, file, sending);
        key.current = undefined;
        onStarted(begun.id);
      } catch (error) {
        if (signal.aborted) return;
        if (!isOutcomeOpen(error)) key.current = undefined;
        // No toast (ERR-06): the error is shown beside the file, which stays selected.
        setRefusal(explain(error) ?? t('failed'));
        throw error;
      } finally {
        if (!signal.aborted) setShare(undefined);
      }
    },
    { silent: true },
  );

  const changeRows = (change: (checking: Checking, rows: readonly CheckedRow[]) => readonly CheckedRow[]) =>
    setChecked((before) => before && { ...before, rows: change(before.checking, before.rows) });
  /** Looks up whether the corrected key belongs to a card, and which of its fields are filled. */
  const askAbout = async (corrected: string, fields: readonly string[]) => {
    try {
      const there = await calls.known({ client, companyId }, [corrected], fields);
      for (const [key, holds] of there) changeRows((checking, rows) => withKnown(checking, rows, { key, holds }));
    } catch (error) {
      report({ kind: 'checkCards', error, silent: true });
    }
  };

  return {
    step,
    read,
    chosen,
    mapped,
    checked,
    refusal,
    share,
    isSending: isPending,
    take: (file: File | undefined) => void take(file),
    choose,
    chooseSheet: (sheet: FileSheet) => choose(findHead(kind, sheet)),
    chooseField: (place: number, field: string | undefined) => setMapped(chooseField(mapped, place, field)),
    goTo: setStep,
    check: () => void check(),
    edit(row: CheckedRow, place: number, text: string) {
      if (!checked) return;
      // A different file needs a new key.
      key.current = undefined;
      const edited = withCell(checked.checking, row, place, text);
      changeRows((checking, rows) => putRow(checking, rows, edited));
      const fields = checked.checking.columns.map(({ field }) => field);
      const isAsked = edited.key !== row.key || text.trim() === '';
      if (isAsked && edited.key !== '') void askAbout(edited.key, fields);
    },
    dropWrongCells() {
      key.current = undefined;
      changeRows(withoutWrongCells);
    },
    chooseEmptyCells(does: EmptyCells) {
      // A different import needs a new key.
      key.current = undefined;
      setBosHucre(does);
      setChecked((before) => {
        if (!before) return before;
        const checking = { ...before.checking, bosHucre: does };
        return { checking, rows: settled(checking, before.rows) };
      });
    },
    send: () => void run(undefined),
  };
}

export type ImportState = ReturnType<typeof useImport>;

/** The user's earlier mapping of headings. */
function useRemembered(key: string): { remembered: Remembered; remember: (next: Remembered) => void } {
  const { storage, report } = useKalem();
  const [remembered, setRemembered] = useState<Remembered>({});
  useEffect(() => {
    let isWanted = true;
    const read = async () => readRemembered(await storage.get(key));
    read().then(
      (kept) => isWanted && setRemembered(kept),
      (error: unknown) => report({ kind: 'readMapping', error, silent: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [storage, key, report]);
  const remember = (next: Remembered) => {
    setRemembered(next);
    const write = async () => storage.set(key, JSON.stringify(next));
    write().catch((error: unknown) => report({ kind: 'keepMapping', error, silent: true }));
  };
  return { remembered, remember };
}

function readRemembered(text: string | null): Remembered {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const entries = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
