import { useState } from 'react';
import { licenceStatus, normalizePhone, validateNewCompany } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useFormState } from '../../fields/useFormState';
import { resolveMessage } from '../../provider/failures';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { CompanyDraft } from './companyDraft';
import type { CompanyWizardEvent } from './CompanyWizard';

type Company = components['schemas']['Company'];

/** What step 1 does: saves the company, and is done when it is in trial or licensed (CMP-16). */
export function useCompanyStep({
  companyId,
  draft,
  emit,
}: {
  companyId: string;
  draft: CompanyDraft;
  emit: (event: CompanyWizardEvent) => void;
}) {
  const { client, report } = useKalem();
  const invalidate = useInvalidate();
  const form = useFormState(draft, (values) => validateNewCompany(toWire(values)));
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [saved, setSaved] = useState<Company>();

  async function submit() {
    if (isPending || !form.check()) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const { data: company } = await client.PUT('/company', {
        params: { query: { companyId } },
        body: toWire(form.values),
      });
      await invalidate('/company');
      setSaved(company);
      emit({ type: 'companySaved', company });
      if (isActive(company)) emit({ type: 'completed', company });
    } catch (error) {
      report({ kind: 'saveCompany', error, silent: true });
      if (!form.refuse(error)) setRefusal(resolveMessage(error));
    } finally {
      setPending(false);
    }
  }

  return { form, submit, isPending, refusal, isLicenceOver: saved !== undefined && !isActive(saved) };
}

/** CMP-18: the address is trimmed and in lower case; it is a code, so without the Turkish rules of case. */
function toWire(values: CompanyDraft): CompanyDraft {
  return { ...values, email: values.email.trim().toLowerCase(), yetkiliTelNo: normalizePhone(values.yetkiliTelNo) };
}

function isActive(company: Company): boolean {
  return licenceStatus(company, new Date()).active;
}
