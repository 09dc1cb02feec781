import { addDays, companyName, istanbulNow, licenceDays, toScreenDate } from '@kalem/domain';
import type { Company } from '../../kit/company/Membership';
import { useActivation } from '../../kit/company/operator';
import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';

interface ActivateCompanyProps {
  company: Company;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms the activation of a company without a payment. It cannot be undone (ADM-07). */
export function ActivateCompany({ company, onDone, onClose }: ActivateCompanyProps) {
  const t = useMessages(dialogMessages);
  const { now } = useKalem();
  const activation = useActivation(company.id, onDone);
  const today = istanbulNow(now()).date;
  return (
    <ConfirmDialog
      title={t('activateTitle')}
      tone="primary"
      isOpen
      confirmLabel={t('activate')}
      isPending={activation.isPending}
      onCancel={onClose}
      onConfirm={() => void activation.run(undefined)}
    >
      <p className="kalem-admin-companies__question">{t('activateText', { n: licenceDays })}</p>
      <dl className="kalem-facts">
        <div>
          <dt>{t('company')}</dt>
          <dd>{companyName(company)}</dd>
        </div>
        <div>
          <dt>{t('membership')}</dt>
          <dd className="kalem-num">
            {toScreenDate(today)} – {toScreenDate(addDays(today, licenceDays))}
          </dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>{company.email}</dd>
        </div>
      </dl>
    </ConfirmDialog>
  );
}
