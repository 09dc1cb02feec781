import {
  askedOfLine,
  konaklama,
  type Line,
  takesUnitAmount,
  type TaxCode,
  taxEffect,
  taxesOnLines,
  writeKurus,
} from '@kalem/domain';
import { NumberField } from '../../../primitives/input/NumberField';
import { useMessages } from '../../../provider/messages';
import { useFigures } from '../formatting';
import { useFormValue, useHeaderField, useInvoiceStore } from '../FormContext';
import { DeliveryFields } from './DeliveryFields';
import { LinePlace, type LinePartProps, useLineInputs } from './LineField';
import { typeMessages } from './messages';
import { OzelMatrahFields, ReasonFields } from './ReasonFields';
import { taxTitle } from './taxTitles';
import { TevkifatFields } from './TevkifatFields';

/** The fields that the invoice type adds to a line, first in its panel. They load together with their code tables. */
export function LineTypeFields(props: LinePartProps) {
  const [faturaTip] = useHeaderField('faturaTip');
  const [vergiler] = useHeaderField('vergiler');
  const asked = askedOfLine(props.draft, faturaTip);
  const taxes = taxesOnLines({ faturaTip, vergiler });
  return (
    <>
      {asked.tevkifat && <TevkifatFields {...props} />}
      {asked.ozelMatrah && <OzelMatrahFields {...props} />}
      {asked.reason && <ReasonFields {...props} />}
      {taxes.length > 0 && <TaxFields {...props} codes={taxes} />}
      {asked.delivery && <DeliveryFields {...props} hasPermitCode={asked.permitCode} />}
    </>
  );
}

/** The further taxes of the invoice on one line, each as a rate or as an amount (LIN-11 to LIN-13). */
function TaxFields({ codes, ...props }: LinePartProps & { codes: readonly TaxCode[] }) {
  return (
    <div className="kalem-grid">
      {codes.map((code) => (
        <TaxFigures key={code} {...props} code={code} />
      ))}
    </div>
  );
}

/** Rate and amount of one tax. The value typed last counts, so the other one is cleared (fiscal-rules 2). */
function TaxFigures({ code, ...props }: LinePartProps & { code: TaxCode }) {
  const t = useMessages(typeMessages);
  const figures = useFigures();
  const form = useInvoiceStore();
  const input = useLineInputs(props);
  const { figures: calculated } = useFormValue(props.line);
  const { orani, tutari, birimTutari, amountOnly } = taxEffect(code);
  const name = taxTitle(code);
  const hasUnit = takesUnitAmount(code);
  const isFixed = amountOnly || code === konaklama;
  const tutar = calculated.taxes.find(({ effect }) => effect.code === code)?.tutar ?? 0;
  const edit = (changes: Line) => form.editLine(props.line, changes);
  const rate = input(orani, isFixed ? t(amountOnly ? 'rateShown' : 'rateByLaw') : undefined);

  return (
    <>
      <LinePlace field={orani} span={hasUnit ? 4 : 5}>
        <NumberField
          label={t('taxRate', { name })}
          affix="%"
          places={3}
          isReadOnly={isFixed}
          {...rate}
          value={rate.value === '' && code === konaklama ? '2' : rate.value}
          onChange={(typed) => edit({ [orani]: typed, [tutari]: '', [birimTutari]: '' })}
        />
      </LinePlace>
      {hasUnit && (
        <LinePlace field={birimTutari} span={4}>
          <NumberField
            label={t('taxPerUnit', { name })}
            places={8}
            {...input(birimTutari)}
            onChange={(typed) => edit({ [birimTutari]: typed, [tutari]: '', ...(!isFixed && { [orani]: '' }) })}
          />
        </LinePlace>
      )}
      <LinePlace field={tutari} span={hasUnit ? 4 : 7}>
        <NumberField
          label={t('taxAmount', { name })}
          isFixed
          placeholder={figures.amount(writeKurus(tutar))}
          {...input(tutari, t(amountOnly ? 'typedAmount' : 'amountWins'))}
          onChange={(typed) => edit({ [tutari]: typed, ...(!isFixed && { [orani]: '' }) })}
        />
      </LinePlace>
    </>
  );
}
