import { useId } from 'react';

export interface SwitchProps {
  label: string;
  /** A second, muted line, for example why it is disabled. */
  description?: string;
  name?: string;
  isSelected: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A setting that applies at once, without saving. A native checkbox, after its text. */
export function Switch({ label, description, name, isSelected, isDisabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="kalem-switch" data-selected={isSelected || undefined} data-disabled={isDisabled || undefined}>
      <span className="kalem-two">
        <span>{label}</span>
        {description && <small id={id}>{description}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="kalem-choice__input"
        aria-label={label}
        aria-describedby={description && id}
        name={name}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="kalem-switch__track" />
    </label>
  );
}
