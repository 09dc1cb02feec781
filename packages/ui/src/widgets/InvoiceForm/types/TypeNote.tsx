import { type Line, readTaxField } from '@kalem/domain';
import { istisnaCodes } from '@kalem/domain/codes/istisna-codes';
import { type Figures, useFigures } from '../figures';
import { type Translate, useMessages } from '../../../provider/messages';
import { type TypeMessageKey, typeMessages } from './messages';
import { taxTitle } from './taxTitles';

/** What the type of the invoice makes of a line, in a few words under its name. */
export function TypeNote({ line }: { line: Line }) {
  const t = useMessages(typeMessages);
  return partsOf(line, t, useFigures()).join(' · ');
}

function partsOf(line: Line, t: Translate<TypeMessageKey>, figures: Figures): readonly string[] {
  const { tevkifatKodu, V9015Orani, istisnaMuafiyetSebebi, ozelMatrahNedeni, ozelMatrahTutari, gtip, teslimSarti } =
    line;
  const title = istisnaCodes.find(({ value }) => value === istisnaMuafiyetSebebi)?.title;
  return [
    tevkifatKodu ? t('tevkifatNote', { code: tevkifatKodu, rate: figures.number(V9015Orani ?? '') }) : '',
    ozelMatrahNedeni ?? '',
    ozelMatrahTutari ? t('ozelMatrahNote', { amount: figures.amount(ozelMatrahTutari) }) : '',
    istisnaMuafiyetSebebi ? [istisnaMuafiyetSebebi, title ?? ''].filter((part) => part !== '').join(' ') : '',
    ...taxNotes(line, t, figures),
    gtip ? `GTİP ${gtip}` : '',
    teslimSarti ?? '',
  ].filter((part) => part !== '');
}

/** Each tax that the line bears, by what was typed of it. */
function taxNotes(line: Line, t: Translate<TypeMessageKey>, figures: Figures): readonly string[] {
  return Object.entries(line).flatMap(([field, value]) => {
    const tax = readTaxField(field);
    if (!tax || tax.code === 'V9015' || typeof value !== 'string' || !(Number(value) > 0)) return [];
    const name = taxTitle(tax.code);
    if (tax.figure === 'Orani' && tax.code !== 'V4171') return [t('rateNote', { name, rate: figures.number(value) })];
    return tax.figure === 'Tutari' || tax.figure === 'BirimTutari' ? [`${name} ${figures.amount(value)}`] : [];
  });
}
