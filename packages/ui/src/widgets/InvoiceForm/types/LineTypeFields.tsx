import { askedOfLine, taxesOnLines } from '@kalem/domain';
import { Suspense } from 'react';
import { lazyPart } from '../../../kit/lazyPart';
import { useHeaderField } from '../FormContext';
import type { LinePartProps } from './LineField';

const TevkifatFields = lazyPart(async () => (await import('./TevkifatFields')).TevkifatFields);
const ReasonFields = lazyPart(async () => (await import('./ReasonFields')).ReasonFields);
const OzelMatrahFields = lazyPart(async () => (await import('./ReasonFields')).OzelMatrahFields);
const TaxFields = lazyPart(async () => (await import('./TaxFields')).TaxFields);
const DeliveryFields = lazyPart(async () => (await import('./DeliveryFields')).DeliveryFields);

/** What the type of the invoice asks of a line, first of all in its panel; each part comes with its own code tables. */
export function LineTypeFields(props: LinePartProps) {
  const [faturaTip] = useHeaderField('faturaTip');
  const [vergiler] = useHeaderField('vergiler');
  const asked = askedOfLine(props.draft, faturaTip);
  const taxes = taxesOnLines({ faturaTip, vergiler });
  return (
    <Suspense>
      {asked.tevkifat && <TevkifatFields {...props} />}
      {asked.ozelMatrah && <OzelMatrahFields {...props} />}
      {asked.reason && <ReasonFields {...props} />}
      {taxes.length > 0 && <TaxFields {...props} codes={taxes} />}
      {asked.delivery && <DeliveryFields {...props} hasPermitCode={asked.permitCode} />}
    </Suspense>
  );
}
