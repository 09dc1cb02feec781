import { useMemo, useState } from 'react';
import { formatDecimal } from '../../../primitives/Amount';
import { Button } from '../../../primitives/Button';
import { RadioGroup } from '../../../primitives/choice/RadioGroup';
import { Switch } from '../../../primitives/choice/Switch';
import { Icon } from '../../../primitives/Icon';
import * as icons from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import {
  countEmptied,
  countRows,
  countWrongCells,
  hasEmptyCells,
  isWarned,
  outcomeOf,
  type CheckedRow,
} from './checkRows';
import { CheckTable } from './CheckTable';
import { importMessages } from './importMessages';
import type { EmptyCells } from '../cardCalls';
import type { CheckedFile } from './useImport';

type View = 'wrong' | 'warned' | 'changed' | 'all';

interface CheckStepProps {
  checked: CheckedFile;
  /** What rows that change nothing known are called. */
  freshText: string;
  onEdit: (row: CheckedRow, place: number, text: string) => void;
  onDropWrongCells: () => void;
  /** Sets the effect of empty cells on existing cards. */
  onEmptyCells: (does: EmptyCells) => void;
}

/** Shows the result for each row before the import. Invalid cells are marked and can be corrected in place. */
export function CheckStep({ checked, freshText, onEdit, onDropWrongCells, onEmptyCells }: CheckStepProps) {
  const { checking, rows } = checked;
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const counts = useMemo(() => countRows(rows), [rows]);
  const droppable = useMemo(() => countWrongCells(checking, rows), [checking, rows]);
  const [view, setView] = useState<View>(counts.wrong > 0 ? 'wrong' : 'all');
  const shown = useMemo(() => rows.filter((row) => isShown(row, view)), [rows, view]);
  const count = (n: number) => formatDecimal(String(n), locale, 0);
  return (
    <>
      <Figures
        figures={[
          { n: counts.fresh, label: freshText, icon: icons.plus },
          { n: counts.changed, label: t('changed'), icon: icons.refresh },
          { n: counts.wrong, label: t('wrong'), icon: icons.error, tone: counts.wrong > 0 ? 'danger' : undefined },
          ...(counts.warned > 0
            ? [{ n: counts.warned, label: t('doubtful'), icon: icons.alert, tone: 'warning' as const }]
            : []),
        ]}
      />
      <div className="kalem-cardcheck__tools">
        <RadioGroup
          label={t('which')}
          isLabelHidden
          isBare
          variant="segmented"
          value={view}
          onChange={setView}
          options={[
            { id: 'wrong', label: t('showWrong', { n: count(counts.wrong) }) },
            ...(counts.warned > 0 || view === 'warned'
              ? [{ id: 'warned' as const, label: t('showDoubtful', { n: count(counts.warned) }) }]
              : []),
            { id: 'changed', label: t('showChanged', { n: count(counts.changed) }) },
            { id: 'all', label: t('showAll') },
          ]}
        />
        {counts.wrong + counts.warned > 0 && (
          <span className="kalem-sm kalem-muted kalem-cardcheck__hint">{t('edit')}</span>
        )}
      </div>
      {droppable > 0 && (
        <p>
          <Button size="sm" onPress={onDropWrongCells}>
            {t('dropCells', { n: count(droppable) })}
          </Button>
        </p>
      )}
      <EmptyCellsSwitch rows={rows} does={checking.bosHucre} onChange={onEmptyCells} />
      {shown.length > 0 ? (
        <CheckTable key={view} checking={checking} rows={shown} onEdit={onEdit} />
      ) : (
        <p className="kalem-muted">{t('noRows')}</p>
      )}
    </>
  );
}

interface EmptyCellsSwitchProps {
  rows: readonly CheckedRow[];
  does: EmptyCells;
  onChange: (does: EmptyCells) => void;
}

/**
 * Switches whether empty cells keep the values of existing cards, with the number of fields that they would clear.
 * Hidden without empty cells.
 */
function EmptyCellsSwitch({ rows, does, onChange }: EmptyCellsSwitchProps) {
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const emptied = useMemo(() => countEmptied(rows), [rows]);
  const isAsked = useMemo(() => hasEmptyCells(rows), [rows]);
  if (!isAsked) return null;
  const says = () => {
    if (does === 'KORU') return t('keeping');
    return emptied > 0 ? t('emptying', { n: formatDecimal(String(emptied), locale, 0) }) : t('emptyingNone');
  };
  return (
    <div className="kalem-cardcheck__emptying">
      <Switch
        label={t('keepCards')}
        description={says()}
        isSelected={does === 'KORU'}
        onChange={(isKept) => onChange(isKept ? 'KORU' : 'BOSALT')}
      />
    </div>
  );
}

/** A corrected row stays visible in the current view. */
function isShown(row: CheckedRow, view: View): boolean {
  if (view === 'all') return true;
  if (view === 'wrong') return row.isEdited || outcomeOf(row) === 'wrong';
  if (view === 'warned') return row.isEdited || isWarned(row);
  return outcomeOf(row) === 'changed';
}

interface Figure {
  n: number;
  label: string;
  icon: string;
  tone?: 'success' | 'warning' | 'danger' | undefined;
}

/** Counts in large figures. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const { locale } = useKalem();
  return (
    <dl className="kalem-import__figures">
      {figures.map(({ n, label, icon, tone }) => (
        <div key={label}>
          <dd className="kalem-num">{formatDecimal(String(n), locale, 0)}</dd>
          <dt data-tone={tone}>
            <Icon icon={icon} size="sm" />
            {label}
          </dt>
        </div>
      ))}
    </dl>
  );
}
