'use client';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Banner } from '../../primitives/feedback/Banner';
import { useMessages } from '../../provider/messages';
import { usePermission } from '../../provider/queries';
import { CredentialsForm } from './CredentialsForm';
import { messages } from './messages';
import { PortalLink } from './PortalLink';

/** What the portal credentials tell their host. */
export type PortalCredentialsEvent =
  /** The portal took new credentials; its invoices are being downloaded. */
  | { type: 'changed' }
  /** A download of the portal's invoices was begun by hand. */
  | { type: 'syncStarted' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'portal-credentials': PortalCredentialsEvent;
  }
}

type PortalCredentialsViewProps = ViewProps<'portal-credentials'>;
export type PortalCredentialsProps = PropsOf<'portal-credentials', PortalCredentialsViewProps>;

/**
 * How a company is linked to its account at the GİB portal, and other credentials for it. None is ever shown.
 *
 * @example <PortalCredentials onEvent={(event) => event.type === 'changed' && showInvoices()} />
 */
export const PortalCredentials = defineWidget('portal-credentials', PortalCredentialsView);

function PortalCredentialsView({ companyId, emit }: PortalCredentialsViewProps) {
  const t = useMessages(messages);
  const mayWrite = usePermission('companyWrite', companyId) !== false;
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
      </div>
      <PortalLink companyId={companyId} mayWrite={mayWrite} onSyncStarted={() => emit({ type: 'syncStarted' })} />
      {mayWrite ? (
        <CredentialsForm companyId={companyId} onChanged={() => emit({ type: 'changed' })} />
      ) : (
        <Banner>{t('noPermission')}</Banner>
      )}
    </>
  );
}
