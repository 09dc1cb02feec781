import { CompanyWizard } from '@kalem/ui/company-wizard';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import { useValue } from '../value';

/**
 * /dashboard/yeni-sirket-ekle: the navigation state may name the step (CMP-10); the saved company is the active one
 * (CMP-17).
 */
export function CompanyWizardPage() {
  const { store } = useApp();
  const { activeCompanyId } = useValue(store);
  const navigate = useNavigate();
  const { state, key } = useLocation();
  return (
    <div className="content">
      <title>Yeni şirket ekle · Kalem</title>
      <CompanyWizard
        key={key}
        activeStep={activeCompanyId && stepOf(state) === 1 ? 1 : 0}
        onEvent={(event) => {
          if (event.type === 'companySaved') store.set({ ...store.get(), activeCompanyId: event.company.id });
          if (event.type === 'completed') void navigate('/dashboard/anasayfa');
        }}
      />
    </div>
  );
}

function stepOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'activeStep' in state ? state.activeStep : undefined;
}
