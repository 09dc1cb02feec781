import { AuditLog } from '@kalem/ui/audit-log';
import { useApp } from '../AppRoot';
import { ClosedScreen } from '../shell/ClosedScreen';
import { useCompanies } from '../shell/useCompanies';
import { useValue } from '../value';
import { useListAddress } from './listAddress';
import { Title } from './Title';

/** /dashboard/denetim-kaydi: the audit log; in admin mode of all companies. The query is in the address. */
export function AuditPage() {
  const address = useListAddress();
  if (!useCompanies().isAdminMode) return <CompanyAuditPage />;
  return (
    <div className="content">
      <Title screen="audit" />
      <AuditLog scope="all" {...address} />
    </div>
  );
}

/** The log of the active company, only for its owner. */
function CompanyAuditPage() {
  const address = useListAddress();
  const { store } = useApp();
  const { activeCompanyId } = useValue(store);
  const active = useCompanies().companies.data?.items.find(({ id }) => id === activeCompanyId);
  if (active?.owner === false) return <ClosedScreen screen="audit" to="/dashboard/anasayfa" />;
  return (
    <div className="content">
      <Title screen="audit" />
      <AuditLog {...address} />
    </div>
  );
}
