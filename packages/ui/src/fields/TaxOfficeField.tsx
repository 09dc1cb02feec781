import { taxOffices } from '@kalem/domain/codes/tax-offices';
import { ComboBox } from '../primitives/ComboBox';
import type { FieldProps } from '../primitives/FieldProps';

export interface TaxOfficeFieldProps extends FieldProps {
  /** `merlinId` of the list (REF-17), null for none. */
  value: number | null;
  onChange: (office: { id: number | null; title: string }) => void;
}

const options = taxOffices.map(({ merlinId, title, province }) => ({
  id: String(merlinId),
  label: title,
  end: province,
}));

/** A tax office of the list, found by its name or its province. Load it when it is shown: the list is long. */
export function TaxOfficeField({ value, onChange, ...props }: TaxOfficeFieldProps) {
  return (
    <ComboBox
      {...props}
      isUpperCase
      options={options}
      value={value === null ? '' : String(value)}
      onChange={(id) => {
        const office = taxOffices.find(({ merlinId }) => String(merlinId) === id);
        onChange({ id: office?.merlinId ?? null, title: office?.title ?? '' });
      }}
    />
  );
}
