import { compareTr } from '@kalem/domain';
import { useState } from 'react';
import { ComboBox } from '../primitives/choice/ComboBox';
import type { FieldProps } from '../primitives/input/Field';
import type { Option } from '../primitives/choice/options';
import { useAction } from '../provider/queries';

export interface ListFieldProps extends FieldProps {
  /** The chosen option's id, as documents store it. An unknown one is kept; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  isUpperCase?: boolean;
  /** The list, fetched when the field is first used. */
  load: () => Promise<readonly Option[]>;
}

/** An option of a long list. */
export function ListField({ value, load, ...props }: ListFieldProps) {
  const [options, fetchOptions] = useFetched(load);
  const isListed = value === '' || options.some(({ id }) => id === value);
  return (
    <div onFocus={fetchOptions}>
      <ComboBox {...props} value={value} options={isListed ? options : [{ id: value, label: value }, ...options]} />
    </div>
  );
}

/** An entry of an official list: its number (null if only the title is known) and its title ('' for none). */
interface Listed {
  id: number | null;
  title: string;
}

interface ListedFieldProps extends FieldProps {
  /** Documents store only the title, which selects its first entry. */
  value: Listed;
  onChange: (value: Listed) => void;
  onBlur?: () => void;
  isUpperCase?: boolean;
}

/** A tax office (REF-17), searched by name or province. */
export function TaxOfficeField(props: ListedFieldProps) {
  return <ListedField {...props} load={loadTaxOffices} />;
}

/** One of the 81 provinces (REF-05). */
export function ProvinceField(props: ListedFieldProps) {
  return <ListedField {...props} load={loadProvinces} />;
}

/** A district (REF-06) of the province with this title. */
export function DistrictField({ province, ...props }: ListedFieldProps & { province: string }) {
  return <ListedField key={province} {...props} load={() => loadDistricts(province)} />;
}

function ListedField({
  value,
  onChange,
  load,
  ...props
}: ListedFieldProps & { load: () => Promise<readonly Entry[]> }) {
  const [entries, fetchEntries] = useFetched(load);
  const known = entries.find(({ id, title }) => (value.id === null ? title === value.title : id === value.id));
  const options = entries.map(({ id, title, end }): Option => ({ id: String(id), label: title, end }));
  const chosen = known ? String(known.id) : value.title;
  const offered = known || chosen === '' ? options : [{ id: chosen, label: value.title }, ...options];
  const choose = (option: string) => {
    const entry = entries.find(({ id }) => String(id) === option);
    onChange({ id: entry?.id ?? null, title: entry?.title ?? '' });
  };
  return (
    <div onFocus={fetchEntries}>
      <ComboBox {...props} value={chosen} options={offered} onChange={choose} />
    </div>
  );
}

/** Loads a list when its field is first used. After a failure the next use tries again. */
function useFetched<Item>(load: () => Promise<readonly Item[]>): [items: readonly Item[], fetchItems: () => void] {
  const [items, setItems] = useState<readonly Item[]>([]);
  const { run } = useAction('loadList', async () => setItems(await load()));
  return [items, () => void run(undefined)];
}

interface Entry {
  id: number;
  title: string;
  end?: string;
}

async function loadTaxOffices(): Promise<readonly Entry[]> {
  const { taxOffices } = await import('@kalem/domain/codes/tax-offices');
  const entries = taxOffices.map(({ merlinId, title, province }) => ({ id: merlinId, title, end: province }));
  return entries.sort((left, right) => compareTr(left.title, right.title));
}

async function loadProvinces(): Promise<readonly Entry[]> {
  const { provinces } = await import('@kalem/domain/codes/provinces');
  return provinces.map(({ value, title }) => ({ id: value, title }));
}

/** Empty while the province is unknown. */
async function loadDistricts(province: string): Promise<readonly Entry[]> {
  const { districts } = await import('@kalem/domain/codes/districts');
  return (districts[province] ?? []).map(({ value, title }) => ({ id: value, title }));
}
