import type { CellProps } from './CellProps';

/** A text of the current line. */
export function TextCell({
  column,
  name,
  label,
  value,
  invalid,
  describedBy,
  onChange,
}: CellProps & { column: 'malHizmet' }) {
  return (
    <input
      className="kalem-line__input"
      data-column={column}
      name={name}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      maxLength={500}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
