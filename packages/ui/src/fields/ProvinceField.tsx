import { provinces } from '@kalem/domain/codes/provinces';
import { ComboBox } from '../primitives/ComboBox';
import type { FieldProps } from '../primitives/FieldProps';

export interface ProvinceFieldProps extends FieldProps {
  /** Plate number (REF-05), null for none. */
  value: number | null;
  onChange: (province: { id: number | null; title: string }) => void;
}

const options = provinces.map(({ value, title }) => ({ id: String(value), label: title }));

/** One of the 81 provinces. Load it when it is shown. */
export function ProvinceField({ value, onChange, ...props }: ProvinceFieldProps) {
  return (
    <ComboBox
      {...props}
      isUpperCase
      options={options}
      value={value === null ? '' : String(value)}
      onChange={(id) => {
        const province = provinces.find((one) => String(one.value) === id);
        onChange({ id: province?.value ?? null, title: province?.title ?? '' });
      }}
    />
  );
}
