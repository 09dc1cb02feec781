import type { components } from '@kalem/sdk';
import { Select } from '../../../primitives/choice/Select';
import { useMessages } from '../../../provider/messages';
import { chooseRole, type ColumnChoice, columnRoles, roleOf } from './columnRoles';
import { fileMessages } from './fileMessages';

interface StatementTableProps {
  preview: components['schemas']['StatementPreview'];
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}

const leftOut = '-';

/** The first rows of a statement. Above each column the user chooses what it holds. */
export function StatementTable({ preview: { basliklar, ornekler }, choice, onChange }: StatementTableProps) {
  const t = useMessages(fileMessages);
  const headingOf = (place: number) => basliklar[place] || t('columnNumber', { n: place + 1 });
  const width = Math.max(basliklar.length, ...ornekler.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const options = [
    { id: leftOut, label: t('leaveOut') },
    ...columnRoles.map((role) => ({ id: role as string, label: t(role) })),
  ];
  return (
    <div
      className="kalem-import__rows kalem-import__wide kalem-bank-statement"
      role="region"
      aria-label={t('samples', { n: ornekler.length })}
      tabIndex={0}
    >
      <table className="kalem-table">
        <thead>
          <tr>
            {places.map((place) => (
              <th key={place} scope="col">
                {headingOf(place)}
                <Select
                  label={t('fieldOf', { heading: headingOf(place) })}
                  isLabelHidden
                  isBare
                  options={options}
                  value={choice.get(place) ?? leftOut}
                  onChange={(role) => onChange(chooseRole(choice, place, roleOf(role)))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ornekler.map((row, index) => (
            <tr key={index}>
              {places.map((place) => (
                <td key={place} data-left-out={!choice.has(place) || undefined}>
                  <span className="kalem-cut">{row[place]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
