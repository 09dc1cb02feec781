import { applyTevkifatCode, isTevkifatRateFree, offeredOn, toScreenDate, writeKurus } from '@kalem/domain';
import { formerTevkifatRate } from '@kalem/domain/checks';
import { type TevkifatCode, tevkifatCodes } from '@kalem/domain/codes/tevkifat-codes';
import { formatPercent } from '../../../primitives/Amount';
import { NumberField } from '../../../primitives/input/NumberField';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { useFigures } from '../formatting';
import { useFormValue, useHeaderField, useInvoiceStore } from '../FormContext';
import { CodePicker, type PickedCode, useValidity } from './CodePicker';
import { LinePlace, type LinePartProps, useLineInputs } from './LineField';
import { typeMessages } from './messages';

/** The KDV tevkifat of a line: its code, the rate of that code, and the amount (LIN-10, LIN-14). */
export function TevkifatFields(props: LinePartProps) {
  const types = useMessages(typeMessages);
  const figures = useFigures();
  const form = useInvoiceStore();
  const input = useLineInputs(props);
  const { figures: calculated } = useFormValue(props.line);
  const { line, draft } = props;
  const codes = useTevkifatCodes(draft.tevkifatKodu ?? '');
  const isFree = isTevkifatRateFree(draft);
  const rate = calculated.V9015Orani ?? '';
  const rule = types('kdvTimesRate', {
    base: figures.amount(writeKurus(calculated.kdvTutari)),
    rate: figures.number(rate),
  });

  return (
    <div className="kalem-grid">
      <LinePlace field="tevkifatKodu" span={6}>
        <CodePicker
          label={types('tevkifatKodu')}
          {...input('tevkifatKodu', types('findCode'))}
          codes={codes}
          onChange={(code) => form.replaceLine(line, applyTevkifatCode(draft, code))}
        />
      </LinePlace>
      <LinePlace field="V9015Orani" span={3}>
        <NumberField
          label={types('V9015Orani')}
          affix="%"
          places={3}
          {...input('V9015Orani', isFree ? undefined : types('rateOfCode'))}
          isReadOnly={!isFree}
        />
      </LinePlace>
      <LinePlace field="V9015Tutari" span={3}>
        <NumberField
          label={types('V9015Tutari')}
          isReadOnly
          isFixed
          value={rate === '' ? '' : writeKurus(calculated.V9015Tutari)}
          description={rate === '' ? undefined : rule}
          onChange={ignore}
        />
      </LinePlace>
    </div>
  );
}

/** Does nothing: the amount is calculated and cannot be typed. */
function ignore(): void {}

/**
 * All codes by group, with their current and former rate. Codes that are not valid on the invoice's date are disabled,
 * unless the line already has the code.
 */
function useTevkifatCodes(own: string): readonly PickedCode[] {
  const t = useMessages(typeMessages);
  const { locale } = useKalem();
  const [faturaTarih] = useHeaderField('faturaTarih');
  const validity = useValidity(faturaTarih);
  const offered = offeredOn(tevkifatCodes, faturaTarih);
  const describe = ({ value, legalRef = '', rate, ...dates }: TevkifatCode) => {
    const former = formerTevkifatRate(value);
    const isOver = dates.gecerliBitis !== undefined;
    const since =
      former && !isOver
        ? t('rateSince', { date: toScreenDate(former.until), rate: String(rate), former: former.rate })
        : validity(dates);
    return [since, legalRef].filter((part) => part !== '').join(' · ');
  };
  const isEnded = (code: TevkifatCode) => Number(!offered.includes(code));
  return [...tevkifatCodes]
    .sort((left, right) => groups.indexOf(left.group) - groups.indexOf(right.group) || isEnded(left) - isEnded(right))
    .map((code) => ({
      value: code.value,
      title: code.title,
      group: t(code.group),
      end: code.rate === null ? t('freeRate') : formatPercent(String(code.rate), locale),
      note: describe(code),
      isOver: code.value !== own && !offered.includes(code),
    }));
}

const groups: readonly TevkifatCode['group'][] = ['partial', 'full', 'free'];
