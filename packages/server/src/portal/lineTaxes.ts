import type { components } from '@kalem/openapi';
import { portalDecimal } from './portalDecimal';

type Line = components['schemas']['Line'];

const TAX_FIELD = /^V\d{4}(Orani|Tutari|KdvTutari)$/;

/** The taxes of a line, whose keys are the same on both sides; amounts per unit are ours alone (protocol 6.3). */
export const lineTaxes = {
  /** Rates as numbers, amounts as text: `V9015Orani: 70, V9015Tutari: "126"`. */
  write(line: Line): Record<string, string | number> {
    const taxes = Object.entries(line).filter(([key]) => TAX_FIELD.test(key));
    return Object.fromEntries(
      taxes.map(([key, value]) => [
        key,
        key.endsWith('Orani') ? portalDecimal.writeNumber(value) : portalDecimal.write(value),
      ]),
    );
  },

  /** The fetch command answers every tax of every line, with 0 where there is none. */
  read(raw: Readonly<Record<string, unknown>>): Line {
    const taxes = Object.entries(raw).filter(([key, value]) => TAX_FIELD.test(key) && Number(value) !== 0);
    return Object.fromEntries(
      taxes.map(([key, value]) => [key, portalDecimal.read(value, key.endsWith('Orani') ? 0 : 2)]),
    );
  },
};
