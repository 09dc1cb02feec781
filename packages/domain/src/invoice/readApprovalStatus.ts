import { approvalStatuses } from '../codes/invoice-types';
import type { Invoice } from './InvoiceDraft';

const statuses: ReadonlyMap<unknown, string> = new Map(
  approvalStatuses.flatMap(({ value, title }) => [[value, value] as const, [title, value] as const]),
);

/** The approval status of an invoice as it was read, also where the portal writes it, 'Onaylandı'. Undefined when it is none. Source: LST-04. */
export function readApprovalStatus(onayDurumu: unknown): Invoice['onayDurumu'] | undefined {
  const status = statuses.get(onayDurumu);
  return isStatus(status) ? status : undefined;
}

function isStatus(value: string | undefined): value is Invoice['onayDurumu'] {
  return value !== undefined;
}
