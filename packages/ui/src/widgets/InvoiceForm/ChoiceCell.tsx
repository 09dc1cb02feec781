import { Icon } from '../../primitives/Icon';
import { upDown } from '../../primitives/icons';
import type { CellProps } from './CellProps';

interface ChoiceCellProps extends CellProps {
  column: 'birim' | 'kdvOrani';
  options: readonly { readonly value: string; readonly title: string }[];
}

/**
 * A choice of the current line. It is the platform's own list: it costs nothing until it is opened, finds by typing, and on
 * phones is the wheel that people know.
 */
export function ChoiceCell({ column, name, label, value, options, invalid, describedBy, onChange }: ChoiceCellProps) {
  const isListed = options.some((option) => option.value === value);
  return (
    <span className="kalem-line__choice">
      <select
        className="kalem-line__input"
        data-column={column}
        name={name}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      <Icon icon={upDown} size="xs" />
    </span>
  );
}
