import { useRef, useState } from 'react';
import { validateGibCredentials } from '@kalem/domain';
import { ApiError, newIdempotencyKey, type components } from '@kalem/sdk';
import { useFormState } from '../../fields/useFormState';
import { resolveMessage } from '../../provider/failures';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { companyDraft, type CompanyDraft, fillFromRegistry, matchLists } from './companyDraft';

type Company = components['schemas']['Company'];

/** The registry only helps; nobody waits long for it. */
const registryTimeout = 8_000;

/** What step 0 does: links the company at the portal, and completes what it told from the tax registry. */
export function useGibStep(onLinked: (company: Company, draft: CompanyDraft) => void) {
  const { client, report } = useKalem();
  const invalidate = useInvalidate();
  const form = useFormState({ userCode: '', password: '' }, validateGibCredentials);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const attempt = useRef({ body: '', key: '' });

  async function submit() {
    if (isPending || !form.check()) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const company = await linkCompany();
      void invalidate('/company');
      onLinked(company, await complete(company));
    } catch (error) {
      report({ kind: 'linkCompany', error, silent: true });
      if (isWrongCredentials(error)) form.blame('password', error.message);
      else if (!form.refuse(error)) setRefusal(resolveMessage(error));
    } finally {
      setPending(false);
    }
  }

  /** After a lost answer the same credentials are the same call; after a refusal they are asked about anew. */
  async function linkCompany() {
    const body = { userCode: form.values.userCode.trim(), password: form.values.password };
    const written = JSON.stringify(body);
    if (attempt.current.body !== written) attempt.current = { body: written, key: newIdempotencyKey() };
    try {
      const { data } = await client.POST('/company/gib', {
        body,
        params: { header: { 'Idempotency-Key': attempt.current.key } },
      });
      return data;
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) attempt.current = { body: '', key: '' };
      throw error;
    }
  }

  async function complete(company: Company): Promise<CompanyDraft> {
    const draft = companyDraft(company);
    try {
      const query = { vknTckn: company.vknTckn, companyId: company.id };
      const { data: registry } = await client.GET('/info', { params: { query }, timeout: registryTimeout });
      return await matchLists(fillFromRegistry(draft, registry), registry.vergiDairesiKodu);
    } catch (error) {
      report({ kind: 'registryLookup', error, silent: true });
      return matchLists(draft);
    }
  }

  return { form, submit, isPending, refusal };
}

/** CMP-14: its text is ours; the portal's own stands in the fault. */
function isWrongCredentials(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'PORTAL_CREDENTIALS_REFUSED';
}
