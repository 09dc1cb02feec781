import { offeredReasons, writeKurus } from '@kalem/domain';
import { exportRegistrationCodes } from '@kalem/domain/codes/invoice-types';
import { istisnaCodes } from '@kalem/domain/codes/istisna-codes';
import { otherReasons } from '@kalem/domain/codes/other-reasons';
import { ozelMatrahCodes } from '@kalem/domain/codes/ozel-matrah-codes';
import { NumberField } from '../../../primitives/input/NumberField';
import { useMessages } from '../../../provider/messages';
import { useFigures } from '../formatting';
import { useFormValue, useHeaderField } from '../FormContext';
import { CodePicker, type PickedCode, useValidity } from './CodePicker';
import { LinePlace, type LinePartProps, useLineInputs } from './LineField';
import { typeMessages } from './messages';

/** The reason why a line has no KDV or is registered for export (LIN-14). */
export function ReasonFields(props: LinePartProps) {
  const types = useMessages(typeMessages);
  const [faturaTip] = useHeaderField('faturaTip');
  const input = useLineInputs(props);
  const { istisnaMuafiyetSebebi = '' } = props.draft;
  const codes = useReasons(istisnaMuafiyetSebebi);
  return (
    <div className="kalem-grid">
      <LinePlace field="istisnaMuafiyetSebebi" span={12}>
        <CodePicker
          label={faturaTip === 'IHRACKAYITLI' ? types('exportReason') : types('istisnaMuafiyetSebebi')}
          isOptional={faturaTip === 'IADE'}
          {...input('istisnaMuafiyetSebebi', types('findCode'))}
          codes={codes}
        />
      </LinePlace>
    </div>
  );
}

/**
 * The reasons of the invoice type. Codes that are not valid on the invoice's date are shown last with their dates, but
 * disabled. The line's own code is always enabled.
 */
function useReasons(own: string): readonly PickedCode[] {
  const t = useMessages(typeMessages);
  const [faturaTip] = useHeaderField('faturaTip');
  const [faturaTarih] = useHeaderField('faturaTarih');
  const validity = useValidity(faturaTarih);
  const offered = offeredReasons({ istisnaCodes, exportRegistrationCodes }, faturaTip, faturaTarih);
  const isOffered = (value: string) => offered.some((reason) => reason.value === value);
  const exemptions = new Map(istisnaCodes.map((code) => [code.value, code]));
  const takesExemptions = faturaTip === 'ISTISNA' || faturaTip === 'IADE';
  const others = takesExemptions ? istisnaCodes.filter((code) => code.gecerliBaslangic ?? code.gecerliBitis) : [];
  const known = [...istisnaCodes, ...exportRegistrationCodes, ...otherReasons].filter(({ value }) => value === own);
  const shown = [...offered, ...others.filter(({ value }) => !isOffered(value)), ...known];
  // Options of one group stand together, the ended ones last in it.
  const groups = [t('partialExemption'), t('fullExemption'), undefined];
  return shown
    .filter(({ value }, index) => shown.findIndex((reason) => reason.value === value) === index)
    .map((reason) => {
      const exemption = exemptions.get(reason.value);
      const kind = exemption?.kind;
      return {
        value: reason.value,
        title: reason.title,
        group: kind && kind !== 'other' ? t(kind === 'full' ? 'fullExemption' : 'partialExemption') : undefined,
        note: [validity(exemption ?? {}), exemption?.not ?? ''].filter(Boolean).join(' · '),
        isOver: !isOffered(reason.value) && reason.value !== own,
      };
    })
    .sort(
      (left, right) =>
        groups.indexOf(left.group) - groups.indexOf(right.group) ||
        Number(left.isOver) - Number(right.isOver) ||
        (left.value < right.value ? -1 : 1),
    );
}

/** The special base on which KDV is calculated instead of the net amount, and its reason (LIN-14). */
export function OzelMatrahFields(props: LinePartProps) {
  const types = useMessages(typeMessages);
  const figures = useFigures();
  const input = useLineInputs(props);
  const { figures: calculated } = useFormValue(props.line);
  const rule = types('kdvOfBase', {
    rate: figures.number(calculated.kdvOrani),
    amount: figures.amount(writeKurus(calculated.kdvTutari)),
  });
  return (
    <div className="kalem-grid">
      <LinePlace field="ozelMatrahNedeni" span={8}>
        <CodePicker
          label={types('ozelMatrahNedeni')}
          {...input('ozelMatrahNedeni', types('findCode'))}
          codes={ozelMatrahCodes}
        />
      </LinePlace>
      <LinePlace field="ozelMatrahTutari" span={4}>
        <NumberField label={types('ozelMatrahTutari')} isFixed {...input('ozelMatrahTutari', rule)} />
      </LinePlace>
    </div>
  );
}
