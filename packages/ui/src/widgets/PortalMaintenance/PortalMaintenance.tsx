'use client';
import { Suspense } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';

const Announcement = lazyPart(async () => (await import('./Announcement')).Announcement);

/** What the announcement tells its host. */
export type PortalMaintenanceEvent =
  /** The user has read it: `open` may be false again. */
  { type: 'closed' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'portal-maintenance': PortalMaintenanceEvent;
  }
}

interface PortalMaintenanceViewProps extends ViewProps<'portal-maintenance'> {
  /** Default false. */
  open?: boolean | undefined;
  /** When it begins (RFC 3339); shown in Turkish time where both are given. */
  start?: string | undefined;
  /** When it ends. */
  end?: string | undefined;
}

export type PortalMaintenanceProps = PropsOf<'portal-maintenance', PortalMaintenanceViewProps>;

/**
 * Announces that the portal will be maintained, and what that means for one's invoices. The host decides when.
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
