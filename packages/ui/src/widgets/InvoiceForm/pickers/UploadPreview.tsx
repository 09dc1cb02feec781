import { errorCell } from '@kalem/domain';
import { useMemo, useState } from 'react';
import { useUnitTitle } from '../../../fields/units';
import type { FieldFault } from '../../../kit/fieldFault';
import { useFaultText } from '../../../kit/faults';
import { RadioGroup } from '../../../primitives/choice/RadioGroup';
import { Icon } from '../../../primitives/Icon';
import { error as errorIcon, ok, sheet } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { useFieldTitle } from '../review/useFieldTitle';
import { useInvoiceStore } from '../FormContext';
import { toInvoiceDraft } from '../../../draft/FormDraft';
import { useFigures } from '../formatting';
import { payableOf, type TakenRows, type UploadedRow } from './readUpload';
import { uploadMessages } from './uploadMessages';

interface UploadPreviewProps {
  rows: readonly UploadedRow[];
  taken: TakenRows;
  onTaken: (taken: TakenRows) => void;
  /** The rows that will be added. */
  chosen: readonly UploadedRow[];
}

/** The maximum number of shown rows. The others are only counted. */
const SHOWN_ROWS = 200;

/** The rows of the file as lines of this invoice, with a text at each faulty cell. */
export function UploadPreview({ rows, taken, onTaken, chosen }: UploadPreviewProps) {
  const t = useMessages(uploadMessages);
  const { locale } = useKalem();
  const faulty = useMemo(() => rows.filter(({ faults }) => faults.length > 0), [rows]);
  const [view, setView] = useState<'faulty' | 'all'>(faulty.length > 0 ? 'faulty' : 'all');
  const soundCount = rows.length - faulty.length;
  const count = (n: number) => n.toLocaleString(locale);
  const shown = view === 'faulty' ? faulty : rows;

  return (
    <div className="kalem-upload">
      <div className="kalem-upload__counts">
        <Count icon={sheet} n={count(rows.length)} words={t('rows')} />
        <Count icon={ok} n={count(soundCount)} words={t('sound')} />
        <Count
          icon={errorIcon}
          n={count(faulty.length)}
          words={t('faulty')}
          tone={faulty.length > 0 ? 'danger' : undefined}
        />
      </div>
      {faulty.length > 0 && (
        <div className="kalem-upload__choices">
          <RadioGroup
            label={t('whichRows')}
            isLabelHidden
            isBare
            variant="segmented"
            value={view}
            onChange={setView}
            options={[
              { id: 'faulty', label: t('showFaulty', { n: faulty.length }) },
              { id: 'all', label: t('showAll', { n: rows.length }) },
            ]}
          />
          <RadioGroup
            label={t('take')}
            isBare
            value={taken}
            onChange={onTaken}
            options={[
              { id: 'sound', label: t('takeSound', { n: soundCount }) },
              { id: 'all', label: t('takeAll', { n: rows.length }) },
            ]}
          />
        </div>
      )}
      <RowTable rows={shown.slice(0, SHOWN_ROWS)} />
      {shown.length > SHOWN_ROWS && (
        <p className="kalem-sm kalem-muted">{t('moreRows', { n: shown.length - SHOWN_ROWS })}</p>
      )}
      <Sum rows={chosen} />
    </div>
  );
}

function Count({ icon, n, words, tone }: { icon: string; n: string; words: string; tone?: 'danger' }) {
  return (
    <div data-tone={tone}>
      <b className="kalem-num">{n}</b>
      <span>
        <Icon icon={icon} size="sm" /> {words}
      </span>
    </div>
  );
}

/** The amount payable of the chosen rows, in the invoice's currency and by the rules of its type. */
function Sum({ rows }: { rows: readonly UploadedRow[] }) {
  const t = useMessages(uploadMessages);
  const form = useInvoiceStore();
  const figures = useFigures();
  const { paraBirim } = form.jotai.get(form.header);
  const amount = useMemo(() => payableOf(rows, toInvoiceDraft(form.draft())), [rows, form]);
  return <p role="status">{t('sum', { n: rows.length, amount: figures.amount(amount), currency: paraBirim })}</p>;
}

const allColumns = ['malHizmet', 'miktar', 'birim', 'birimFiyat', 'iskontoOrani', 'kdvOrani', 'tevkifatKodu'] as const;
type Column = (typeof allColumns)[number];

/** The tevkifat column is shown only if a row has a tevkifat code, which is rare. */
function columnsOf(rows: readonly UploadedRow[]): readonly Column[] {
  return rows.some(({ line }) => line.tevkifatKodu) ? allColumns : allColumns.slice(0, -1);
}

function RowTable({ rows }: { rows: readonly UploadedRow[] }) {
  const t = useMessages(uploadMessages);
  const columns = columnsOf(rows);
  return (
    <div className="kalem-upload__rows" role="region" aria-label={t('whichRows')} tabIndex={0}>
      <table className="kalem-table">
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.parsed.satir} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { parsed, line, faults }, columns }: { row: UploadedRow; columns: readonly Column[] }) {
  const t = useMessages(uploadMessages);
  const fieldTitle = useFieldTitle();
  const faultText = useFaultText();
  const figures = useFigures();
  const unitTitle = useUnitTitle();
  const others = faults.filter((fault) => !columns.some((column) => column === fault.field));
  const textOf = (column: Column) => {
    const value = line[column] ?? '';
    if (column === 'birim') return unitTitle(value);
    return column === 'malHizmet' || column === 'tevkifatKodu' ? value : writeFigure(value, figures.number);
  };
  const wordsOf = (fault: FieldFault, value: string) => {
    if (dateText.test(value)) return t('isDate');
    return value === errorCell ? t('isExcelError') : faultText(fault);
  };
  const otherWords = others.map((fault) => t('otherField', { field: fieldTitle(fault.field), text: faultText(fault) }));

  return (
    <tr>
      <td className="kalem-num">{parsed.satir}</td>
      {columns.map((column) => {
        const fault = faults.find((one) => one.field === column);
        const words = fault ? [wordsOf(fault, line[column] ?? '')] : [];
        const all = column === 'malHizmet' ? [...words, ...otherWords] : words;
        return (
          <td key={column} data-column={column} data-invalid={all.length > 0 || undefined}>
            <span className={column === 'malHizmet' ? undefined : 'kalem-num'}>{textOf(column)}</span>
            {all.map((one) => (
              <small key={one}>{one}</small>
            ))}
          </td>
        );
      })}
    </tr>
  );
}

/** A date cell of Excel, as the server writes it. */
const dateText = /^\d{2}\.\d{2}\.\d{4}$/;

/** Formats a number. Other text is shown as in the file. */
function writeFigure(value: string, write: (value: string) => string): string {
  return /^\d+(?:\.\d+)?$/.test(value) ? write(value) : value;
}
