'use client';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Banner } from '../../primitives/feedback/Banner';
import { useMessages } from '../../provider/messages';
import { usePermission } from '../../provider/queries';
import { CredentialsForm } from './CredentialsForm';
import { messages } from './messages';
import { PortalLink } from './PortalLink';

/** Events of the portal credentials. */
export type PortalCredentialsEvent =
  /** The portal accepted new credentials, and a download of its invoices has started. */
  | { type: 'changed' }
  /** The user started a download of the portal's invoices. */
  | { type: 'syncStarted' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'portal-credentials': PortalCredentialsEvent;
  }
}

type PortalCredentialsViewProps = ViewProps<'portal-credentials'>;
export type PortalCredentialsProps = PropsOf<'portal-credentials', PortalCredentialsViewProps>;

/**
 * The link of a company to its GİB portal account, and a form to change the credentials. Stored credentials are never
 * shown.
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
