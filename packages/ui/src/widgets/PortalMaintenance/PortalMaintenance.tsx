'use client';
import { Suspense } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';

const Announcement = lazyPart(async () => (await import('./Announcement')).Announcement);

/** Events of the announcement. */
export type PortalMaintenanceEvent =
  /** The user closed it: set `open` to false. */
  { type: 'closed' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'portal-maintenance': PortalMaintenanceEvent;
  }
}

interface PortalMaintenanceViewProps extends ViewProps<'portal-maintenance'> {
  /** Default false. */
  open?: boolean | undefined;
  /** Start of the maintenance (RFC 3339). Shown in Turkish time if both start and end are given. */
  start?: string | undefined;
  /** End of the maintenance (RFC 3339). */
  end?: string | undefined;
}

export type PortalMaintenanceProps = PropsOf<'portal-maintenance', PortalMaintenanceViewProps>;

/**
 * Announces a maintenance of the portal and its effect on invoices. The host decides when.
 *
 * @example <PortalMaintenance open={isAnnounced} onEvent={() => setAnnounced(false)} />
 */
export const PortalMaintenance = defineWidget('portal-maintenance', PortalMaintenanceView, {
  needs: 'nothing',
  isOverlay: true,
});

/** SHL-41. */
function PortalMaintenanceView({ open = false, start, end, emit }: PortalMaintenanceViewProps) {
  if (!open) return null;
  const period = start !== undefined && end !== undefined ? { start, end } : undefined;
  return (
    <Suspense>
      <Announcement period={period} onClose={() => emit({ type: 'closed' })} />
    </Suspense>
  );
}
