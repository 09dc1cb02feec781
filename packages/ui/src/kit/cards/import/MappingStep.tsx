import { useState } from 'react';
import type { CardRows } from '@kalem/domain/excel/cardRows';
import { Banner } from '../../../primitives/feedback/Banner';
import { Select } from '../../../primitives/choice/Select';
import { Icon } from '../../../primitives/Icon';
import * as icons from '../../../primitives/icons';
import { Disclosure } from '../../../primitives/layout/Disclosure';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { importMessages } from './importMessages';
import { missingOf, unnamedOf, writtenAs, type MappedColumn } from './mapping';
import type { ImportState } from './useImport';

/** Further recognized columns are collapsed. */
const MOST_OPEN_COLUMNS = 4;
const leftOut = '-';

/** The columns of the file and the field that each fills. Unknown ones are skipped until the user assigns a field. */
export function MappingStep({ state, kind }: { state: ImportState; kind: CardRows }) {
  const t = useMessages(importMessages);
  const { mapped } = state;
  // Computed once, so that columns stay collapsed while the user works.
  const [folded] = useState(() => foldedOf(kind, mapped));
  const missing = missingOf(kind, mapped);
  const unnamed = unnamedOf(kind, mapped);
  const known = mapped.filter(({ by, field }) => by === 'heading' && field !== undefined).length;
  const isFolded = ({ place }: MappedColumn) => folded.includes(place);
  const line = (column: MappedColumn) => (
    <Line
      key={column.place}
      column={column}
      state={state}
      kind={kind}
      isMissing={missing.length + unnamed.length > 0}
    />
  );
  const more = mapped.filter(isFolded);
  return (
    <>
      <p className="kalem-muted kalem-import__intro">{t('recognised', { n: known, of: mapped.length })}</p>
      {missing.length > 0 && (
        <div className="kalem-card-form__news">
          <Banner tone="danger">{t('missing', { headings: missing.join(', ') })}</Banner>
        </div>
      )}
      {missing.length === 0 && unnamed.length > 0 && (
        <div className="kalem-card-form__news">
          <Banner tone="warning">{t('unnamed', { headings: unnamed.join(t('or')) })}</Banner>
        </div>
      )}
      <ul className="kalem-mapping">{mapped.filter((column) => !isFolded(column)).map(line)}</ul>
      {more.length > 0 && (
        <Disclosure title={t('moreKnown', { n: more.length })} peek={more.map(({ heading }) => heading).join(', ')}>
          <ul className="kalem-mapping">{more.map(line)}</ul>
        </Disclosure>
      )}
    </>
  );
}

function foldedOf({ required }: CardRows, mapped: readonly MappedColumn[]): readonly number[] {
  const known = mapped.filter(({ by, field }) => by === 'heading' && field !== undefined);
  const needed = known.filter(({ field = '' }) => required.includes(field)).length;
  const others = known
    .filter(({ field = '' }) => !required.includes(field))
    .slice(Math.max(0, MOST_OPEN_COLUMNS - needed));
  return others.length > 1 ? others.map(({ place }) => place) : [];
}

interface LineProps {
  column: MappedColumn;
  state: ImportState;
  kind: CardRows;
  isMissing: boolean;
}

function Line({ column, state: { chosen, chooseField }, kind, isMissing }: LineProps) {
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const { place, heading, field } = column;
  const samples = (chosen?.sheet.rows.slice(chosen.head + 1, chosen.head + 20) ?? [])
    .map(({ cells }) => writtenAs(cells[place] ?? '', locale))
    .filter(Boolean);
  const isUnsaid = field === undefined && column.by === 'heading';
  return (
    <li>
      <div className="kalem-two">
        <b className="kalem-cut">{heading}</b>
        <small className="kalem-cut">{[...new Set(samples)].slice(0, 2).join(' · ')}</small>
      </div>
      <Icon icon={icons.arrowRight} />
      <Select
        label={t('field', { heading })}
        isLabelHidden
        isBare
        options={[
          { id: leftOut, label: t('leaveOut') },
          ...kind.columns.map((one) => ({ id: one.field, label: one.heading })),
        ]}
        value={isUnsaid ? undefined : (field ?? leftOut)}
        placeholder={t('chooseField')}
        onChange={(next) => chooseField(place, next === leftOut ? undefined : next)}
      />
      <State column={column} isMissing={isMissing} />
    </li>
  );
}

function State({ column: { field, by }, isMissing }: { column: MappedColumn; isMissing: boolean }) {
  const t = useMessages(importMessages);
  if (field === undefined)
    return by === 'heading' && isMissing ? (
      <span data-tone="warning">
        <Icon icon={icons.alert} size="sm" /> {t('pick')}
      </span>
    ) : (
      <span>
        <Icon icon={icons.minus} size="sm" /> {t('leftOut')}
      </span>
    );
  return by === 'user' ? (
    <span data-tone="user">
      <Icon icon={icons.edit} size="sm" /> {t('byUser')}
    </span>
  ) : (
    <span data-tone="success">
      <Icon icon={icons.ok} size="sm" /> {t('byHeading')}
    </span>
  );
}
