import { foldTr } from '@kalem/domain';
import { taxOffices } from '@kalem/domain/codes/tax-offices';

const KINDS = / (vergi dairesi( mudurlugu| baskanligi)?|malmudurlugu)$/;

const offices = taxOffices.map(({ value, title }) => ({ value, title: foldTr(title), name: nameOf(foldTr(title)) }));

/** Six digits of the one tax office that the portal's text names, with or without the kind of office; '' when none or several do (API-39). */
export function taxOfficeCode(vergiDairesi: string): string {
  const text = foldTr(vergiDairesi);
  const byTitle = offices.filter(({ title }) => title === text);
  const named = byTitle.length > 0 ? byTitle : offices.filter(({ name }) => name === nameOf(text));
  const [only, ...others] = named;
  return only && others.length === 0 ? only.value : '';
}

function nameOf(title: string): string {
  return title.replace(KINDS, '');
}
