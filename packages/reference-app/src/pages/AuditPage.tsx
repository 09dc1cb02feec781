import { AuditLog } from '@kalem/ui/audit-log';
import { useApp } from '../AppRoot';
import { ClosedScreen } from '../shell/ClosedScreen';
import { useCompanies } from '../shell/useCompanies';
import { useValue } from '../value';
import { useListAddress } from './listAddress';
import { Title } from './Title';

/** /dashboard/denetim-kaydi, as it stands in the address: in admin mode what was done in all companies. */
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

/** Otherwise in the active one, for its owner alone. */
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
