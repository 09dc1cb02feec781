import { CompanyList } from '@kalem/ui/company-list';
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

/** /dashboard/sirketlerim: the companies; paying and proving make the company the active one. */
export function CompanyListPage() {
  const { store } = useApp();
  const { activeCompanyId } = useValue(store);
  const navigate = useNavigate();
  const choose = (companyId: string | null) => store.set({ ...store.get(), activeCompanyId: companyId });
  return (
    <div className="content">
      <title>Şirketlerim · Kalem</title>
      <CompanyList
        companyId={activeCompanyId ?? undefined}
        onEvent={(event) => {
          if (event.type === 'create') void navigate('/dashboard/yeni-sirket-ekle');
          if (event.type === 'pay') {
            choose(event.companyId);
            void navigate('/dashboard/yeni-sirket-ekle', { state: { activeStep: 2 } });
          }
          if (event.type === 'prove') {
            choose(event.companyId);
            void navigate('/dashboard/gib-bilgileri');
          }
          if (event.type === 'deleted' && store.get().activeCompanyId === event.companyId) choose(null);
        }}
      />
    </div>
  );
}

function stepOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'activeStep' in state ? state.activeStep : undefined;
}
