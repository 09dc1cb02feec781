import type { Option } from '../../primitives/Option';

/** Tax offices; documents carry their title. */
export async function loadTaxOffices(): Promise<readonly Option[]> {
  const { taxOffices } = await import('@kalem/domain/codes/tax-offices');
  return taxOffices.map(({ title, province }) => ({ id: title, label: title, end: province }));
}

export async function loadCountries(): Promise<readonly Option[]> {
  const { countries } = await import('@kalem/domain/codes/countries');
  return countries.map(({ value, title }) => ({ id: value, label: title }));
}

export async function loadProvinces(): Promise<readonly Option[]> {
  const { provinces } = await import('@kalem/domain/codes/provinces');
  return provinces.map(({ title }) => ({ id: title, label: title }));
}

/** Districts of a province; none while the province is on no list. */
export async function loadDistricts(province: string): Promise<readonly Option[]> {
  const { districts } = await import('@kalem/domain/codes/districts');
  return (districts[province] ?? []).map(({ title }) => ({ id: title, label: title }));
}
