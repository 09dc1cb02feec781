import { kdvTevkifat, type Line, readTaxField } from '@kalem/domain';
import { istisnaCodes } from '@kalem/domain/codes/istisna-codes';
import type { FieldFault } from '../../../kit/fieldFault';
import { useFaultText } from '../../../kit/faults';
import { type Translate, useMessages } from '../../../provider/messages';
import { type Figures, useFigures } from '../formatting';
import { useFieldTitle } from '../review/useFieldTitle';
import { type TypeMessageKey, typeMessages } from '../types/messages';
import { taxTitle } from '../types/taxTitles';
import { raisesPrice } from '../../../draft/lines/lineColumns';
import { type LineMessageKey, lineMessages } from './messages';

/** The text below the name: a fault of the line, or data of the line that no cell shows. */
export function LineNote({ line, hint }: { line: Line; hint: FieldFault | undefined }) {
  const t = useMessages(lineMessages);
  const types = useMessages(typeMessages);
  const figures = useFigures();
  const fieldTitle = useFieldTitle();
  const faultText = useFaultText();
  if (hint) return t('faultWithField', { field: fieldTitle(hint.field), text: faultText(hint) });
  return [...priceNotes(line, t, figures), ...typeNotes(line, types, figures)].join(' · ');
}

function priceNotes(line: Line, t: Translate<LineMessageKey>, figures: Figures): readonly string[] {
  const { iskontoTutari, iskontoOrani, istisnaMuafiyetSebebi, kdvDahilBirimFiyat } = line;
  const isRaised = raisesPrice(line);
  return [
    iskontoTutari ? t(isRaised ? 'arttirimNote' : 'iskontoNote', { amount: figures.amount(iskontoTutari) }) : '',
    isRaised && !iskontoTutari && iskontoOrani ? t('arttirimRateNote', { rate: figures.number(iskontoOrani) }) : '',
    kdvDahilBirimFiyat ? t('kdvDahilNote', { amount: figures.amount(kdvDahilBirimFiyat) }) : '',
    istisnaMuafiyetSebebi === '351' ? t('reason351') : '',
  ].filter((part) => part !== '');
}

/** The notes about fields of the invoice type. */
function typeNotes(line: Line, t: Translate<TypeMessageKey>, figures: Figures): readonly string[] {
  const { tevkifatKodu, V9015Orani, istisnaMuafiyetSebebi, ozelMatrahNedeni, ozelMatrahTutari, gtip, teslimSarti } =
    line;
  const title = istisnaCodes.find(({ value }) => value === istisnaMuafiyetSebebi)?.title;
  return [
    tevkifatKodu ? t('tevkifatNote', { code: tevkifatKodu, rate: figures.number(V9015Orani ?? '') }) : '',
    ozelMatrahNedeni ?? '',
    ozelMatrahTutari ? t('ozelMatrahNote', { amount: figures.amount(ozelMatrahTutari) }) : '',
    istisnaMuafiyetSebebi && istisnaMuafiyetSebebi !== '351'
      ? [istisnaMuafiyetSebebi, title ?? ''].filter((part) => part !== '').join(' ')
      : '',
    ...taxNotes(line, t, figures),
    gtip ? `GTİP ${gtip}` : '',
    teslimSarti ?? '',
  ].filter((part) => part !== '');
}

/** One note per tax of the line, with its rate or amount. */
function taxNotes(line: Line, t: Translate<TypeMessageKey>, figures: Figures): readonly string[] {
  return Object.entries(line).flatMap(([field, value]) => {
    const tax = readTaxField(field);
    if (!tax || tax.code === kdvTevkifat || typeof value !== 'string' || !(Number(value) > 0)) return [];
    const name = taxTitle(tax.code);
    if (tax.figure === 'Orani' && tax.code !== 'V4171') return [t('rateNote', { name, rate: figures.number(value) })];
    return tax.figure === 'Tutari' || tax.figure === 'BirimTutari' ? [`${name} ${figures.amount(value)}`] : [];
  });
}
