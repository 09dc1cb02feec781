import { useCallback, useMemo } from 'react';
import { units } from '@kalem/domain/codes/units';
import { useMessages } from '../provider/messages';
import { defineMessages } from '../provider/texts';

export interface UnitChoice {
  readonly value: string;
  readonly title: string;
}

const turkish: Record<string, string> = Object.fromEntries(units.map(({ value, title }) => [value, title]));

/** Names of UN/ECE Recommendation 20 where they are common words. Otherwise what the portal means. */
const english: Record<string, string> = {
  ...{
    DAY: 'Day',
    MON: 'Month',
    ANN: 'Year',
    HUR: 'Hour',
    D61: 'Minute',
    D62: 'Second',
    C62: 'Piece',
    PA: 'Packet',
    BX: 'Box',
  },
  ...{ MGM: 'Milligram', GRM: 'Gram', KGM: 'Kilogram', LTR: 'Litre', TNE: 'Tonne', NT: 'Net ton', GT: 'Gross ton' },
  ...{ MMT: 'Millimetre', CMT: 'Centimetre', MTR: 'Metre', KTM: 'Kilometre', MLT: 'Millilitre', DMT: 'Decimetre' },
  ...{
    MMQ: 'Cubic millimetre',
    CMK: 'Square centimetre',
    CMQ: 'Cubic centimetre',
    MTK: 'Square metre',
    MTQ: 'Cubic metre',
  },
  ...{ KJO: 'Kilojoule', CLT: 'Centilitre', CT: 'Carat', KWH: 'Kilowatt hour', MWH: 'Megawatt hour' },
  ...{
    CCT: 'Carrying capacity in tonnes',
    D30: 'Gross calories',
    D40: 'Thousand litres',
    LPA: 'Litre of pure alcohol',
  },
  ...{ B32: 'Kilogram square metre', NCL: 'Number of cells', PR: 'Pair', R9: 'Thousand cubic metres', SET: 'Set' },
  ...{ T3: 'Thousand pieces', Q37: 'Standard cubic metre', Q39: 'Normal cubic metre', J39: 'Million BTU' },
  ...{ G52: 'Cubic centimetre (CM³)', DZN: 'Dozen', DMK: 'Square decimetre', HAR: 'Hectare', LM: 'Running metre' },
};

const texts = defineMessages('unit', { tr: turkish, en: english });

/** The units of quantity (REF-09) in the provider's language. */
export function useUnits(): readonly UnitChoice[] {
  const t = useMessages(texts);
  return useMemo(() => units.map(({ value, title }) => ({ value, title: t(value) ?? title })), [t]);
}

/** The title of a unit. An unknown code is returned unchanged. */
export function useUnitTitle(): (code: string) => string {
  const t = useMessages(texts);
  return useCallback((code) => (code in turkish ? t(code) : code), [t]);
}
