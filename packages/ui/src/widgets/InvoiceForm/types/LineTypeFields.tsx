import { askedOfLine, taxesOnLines } from '@kalem/domain';
import { useHeaderField } from '../FormContext';
import { DeliveryFields } from './DeliveryFields';
import type { LinePartProps } from './LineField';
import { OzelMatrahFields, ReasonFields } from './ReasonFields';
import { TaxFields } from './TaxFields';
import { TevkifatFields } from './TevkifatFields';

/** What the type of the invoice asks of a line, first of all in its panel; it comes with its code tables. */
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
