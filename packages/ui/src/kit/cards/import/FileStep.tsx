import { spreadsheetExtensions } from '@kalem/domain';
import type { CardRows } from '@kalem/domain/excel/cardRows';
import { formatDecimal } from '../../../primitives/Amount';
import { IconButton } from '../../../primitives/Button';
import { Select } from '../../../primitives/choice/Select';
import { Spinner } from '../../../primitives/feedback/Progress';
import { Icon } from '../../../primitives/Icon';
import * as icons from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { FileButton, FilePlace } from './FilePlace';
import { importMessages } from './importMessages';
import { findHead, knownIn, MOST_HEAD_ROWS, writtenAs, type ChosenSheet } from './mapping';
import type { ImportState, ReadFile } from './useImport';

/** Choice of the file, and of the sheet and heading row. */
export function FileStep({ state, kind }: { state: ImportState; kind: CardRows }) {
  const t = useMessages(importMessages);
  const { read, chosen, take } = state;
  if (!read) {
    const headings = kind.columns.filter(({ field }) => kind.required.includes(field)).map(({ heading }) => heading);
    return (
      <FilePlace
        prompt={t('drop')}
        help={t('needed', { headings: headings.join(', ') })}
        label={t('choose')}
        fileLabel={t('file')}
        extensions={spreadsheetExtensions}
        wrongFile={t('wrongFile')}
        onFile={take}
      />
    );
  }
  return (
    <>
      <ChosenFile read={read} chosen={chosen} onFile={take} />
      {read.sheets?.length === 0 && <p className="kalem-sm kalem-muted kalem-import__hint">{t('notShown')}</p>}
      {read.sheets && chosen && <SheetChoice state={state} kind={kind} chosen={chosen} />}
    </>
  );
}

interface ChosenFileProps {
  read: ReadFile;
  chosen: ChosenSheet | undefined;
  onFile: (file: File | undefined) => void;
}

function ChosenFile({ read: { file, sheets }, chosen, onFile }: ChosenFileProps) {
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const count = (n: number) => formatDecimal(String(n), locale, 0);
  const size = count(Math.max(1, Math.round(file.size / 1000)));
  const headings = chosen?.sheet.rows[chosen.head]?.cells.filter((cell) => cell !== '').length ?? 0;
  const facts = chosen
    ? t('facts', { rows: count(rowsBelow(chosen)), columns: headings, size })
    : t('size', { n: size });
  return (
    <div className="kalem-import__file">
      <Icon icon={icons.sheet} />
      <div className="kalem-two">
        <b className="kalem-cut" title={file.name}>
          {file.name}
        </b>
        <small className="kalem-num">{facts}</small>
      </div>
      {!sheets && (
        <span className="kalem-import__reading" role="status">
          <Spinner label={t('reading')} /> <span className="kalem-sm">{t('reading')}</span>
        </span>
      )}
      <FileButton
        label={t('otherFile')}
        fileLabel={t('file')}
        extensions={spreadsheetExtensions}
        variant="quiet"
        onFile={onFile}
      />
      <IconButton label={t('remove')} icon={icons.x} onPress={() => onFile(undefined)} />
    </div>
  );
}

function rowsBelow({ sheet, head }: ChosenSheet): number {
  return sheet.rows.length - head - 1;
}

/** Choice of the sheet and the heading row, with a preview of the rows below. */
function SheetChoice({ state, kind, chosen }: { state: ImportState; kind: CardRows; chosen: ChosenSheet }) {
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const sheets = state.read?.sheets ?? [];
  const { sheet, head } = chosen;
  const count = (n: number) => formatDecimal(String(n), locale, 0);
  const isKnown = knownIn(kind, sheet.rows[head]?.cells ?? []) > 0;
  return (
    <>
      <div className="kalem-import__choice">
        <Select
          label={t('sheet')}
          options={sheets.map((one, place) => ({
            id: String(place),
            label: t('sheetRows', {
              name: one.name,
              n: count(rowsBelow(one === sheet ? chosen : findHead(kind, one))),
            }),
          }))}
          value={String(sheets.indexOf(sheet))}
          onChange={(place) => {
            const next = sheets[Number(place)];
            if (next) state.chooseSheet(next);
          }}
        />
        <Select
          label={t('head')}
          options={sheet.rows.slice(0, MOST_HEAD_ROWS).map(({ row }, place) => ({
            id: String(place),
            label: t('headRow', { n: row }),
          }))}
          value={String(head)}
          {...(isKnown ? { success: t('headKnown') } : { warning: t('headUnknown') })}
          onChange={(place) => state.choose({ sheet, head: Number(place) })}
        />
      </div>
      <FirstRows chosen={chosen} />
    </>
  );
}

function FirstRows({ chosen: { sheet, head } }: { chosen: ChosenSheet }) {
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const headings = sheet.rows[head]?.cells ?? [];
  return (
    <>
      <p className="kalem-sm kalem-muted">{t('firstRows')}</p>
      <div className="kalem-import__rows kalem-import__wide" role="region" aria-label={t('firstRows')} tabIndex={0}>
        <table className="kalem-table">
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              {headings.map((heading, place) => (
                <th key={place} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.slice(head + 1, head + 4).map(({ row, cells }) => (
              <tr key={row}>
                <td className="kalem-num kalem-muted">{row}</td>
                {headings.map((_, place) => (
                  <td key={place}>
                    <span className="kalem-cut">{writtenAs(cells[place] ?? '', locale)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
