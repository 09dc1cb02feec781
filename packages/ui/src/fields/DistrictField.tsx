import { districts } from '@kalem/domain/codes/districts';
import { ComboBox } from '../primitives/ComboBox';
import type { FieldProps } from '../primitives/FieldProps';

export interface DistrictFieldProps extends FieldProps {
  /** Title of the province whose districts are offered. */
  province: string;
  /** Number of the list (REF-06), null for none. */
  value: number | null;
  onChange: (district: { id: number | null; title: string }) => void;
}

/** A district of the chosen province; nothing can be chosen before it. Load it when it is shown: the list is long. */
export function DistrictField({ province, value, onChange, ...props }: DistrictFieldProps) {
  const offered = districts[province] ?? [];
  return (
    <ComboBox
      {...props}
      isUpperCase
      isDisabled={offered.length === 0}
      options={offered.map((one) => ({ id: String(one.value), label: one.title }))}
      value={value === null ? '' : String(value)}
      onChange={(id) => {
        const district = offered.find((one) => String(one.value) === id);
        onChange({ id: district?.value ?? null, title: district?.title ?? '' });
      }}
    />
  );
}
