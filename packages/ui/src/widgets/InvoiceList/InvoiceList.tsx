'use client';
import { WidgetRoot } from '../../primitives/WidgetRoot';
import { useCompanyId } from '../../provider/useKalem';
import { useEmit } from '../../provider/useEmit';
import type { InvoiceListEvent } from './InvoiceListEvent';
import { OpenInvoiceList } from './OpenInvoiceList';

export interface InvoiceListProps {
  /** Default the provider's. */
  companyId?: string;
  /** The time; default the device's clock. */
  now?: () => Date;
  onEvent?: (event: InvoiceListEvent) => void;
}

const deviceClock = () => new Date();

/**
 * The invoices of a company: find, preview, download, select to sign. It reads again after whatever changes an invoice in the
 * same provider (LST-20).
 *
 * @example <InvoiceList onEvent={(event) => event.type === 'sign' && openSigning(event.faturaIds)} />
 */
export function InvoiceList({ companyId: ownCompany, now = deviceClock, onEvent }: InvoiceListProps) {
  const companyId = useCompanyId(ownCompany);
  const emit = useEmit(onEvent);
  return (
    <WidgetRoot name="invoice-list">
      <OpenInvoiceList key={companyId} companyId={companyId} now={now} emit={emit} />
    </WidgetRoot>
  );
}
