import { countries } from '@kalem/domain/codes/countries';

const byValue = new Map(countries.map((country) => [country.value, country]));
const byPortalTitle = new Map(
  countries.flatMap((country) => (country.portalTitle === undefined ? [] : [[country.portalTitle, country] as const])),
);

/** Country names: the portal has a spelling of its own for many (GIB-09). What neither list knows goes through as it is. */
export const portalCountry = {
  write: (ulke: string): string => (ulke === '' ? 'Türkiye' : (byValue.get(ulke)?.portalTitle ?? ulke)),
  read: (title: string): string => byPortalTitle.get(title.trim())?.value ?? title.trim(),
};
