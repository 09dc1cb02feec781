import { type ReactNode, Suspense } from 'react';
import { istanbulNow, validateCompany } from '@kalem/domain';
import { CompanyFields, AuthorizedFields } from './CompanyFields';
import { companyDraft, companyToWire, matchLists, type CompanyDraft } from './companyDraft';
import type { Company } from './Membership';
import { lazyPart } from '../../primitives/lazyPart';
import { useForm } from '../useForm';
import { useLeaving } from '../useLeaving';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { Form } from '../../primitives/input/Form';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useInvalidate, useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import type { OperatorAct } from './OperatorPart';

const OperatorPart = lazyPart(async () => (await import('./OperatorPart')).OperatorPart);

interface EditCompanyProps {
  company: Company;
  isAdmin: boolean;
  onSaved: (company: Company) => void;
  onDelete: () => void;
  /** Called after an admin extended the trial or activated the company. The dialog closes first. */
  onOperated?: (act: OperatorAct) => void;
  onClose: () => void;
  /** Shown below the fields. */
  children?: ReactNode;
}

/**
 * The data of a company in a dialog (CMP-29), with a button to delete it for users who may (CMP-33). Admins can edit
 * and delete every company, and see its dates, extension and activation here.
 */
export function EditCompany(props: EditCompanyProps) {
  const { company, onClose } = props;
  const t = useMessages(dialogMessages);
  const draft = useOwnQuery({
    queryKey: ['companyDraft', company],
    meta: { kind: 'companyDraft' },
    queryFn: () => matchLists(companyDraft(company)),
    staleTime: Infinity,
  });
  if (draft.data) return <OpenedCompany {...props} draft={draft.data} />;
  return (
    <Dialog title={t('showTitle')} size="lg" isOpen onClose={onClose}>
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="420px" />
      </div>
    </Dialog>
  );
}

function OpenedCompany({
  company,
  draft,
  isAdmin,
  onSaved,
  onDelete,
  onOperated,
  onClose,
  children,
}: EditCompanyProps & { draft: CompanyDraft }) {
  const t = useMessages(dialogMessages);
  const form = useEditing({ company, draft, onSaved, onClose });
  const mayWrite = company.permissions.companyWrite || isAdmin;
  const title = t(mayWrite ? 'editTitle' : 'showTitle');
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(draft);
  const { leave, question } = useLeaving(isDirty && mayWrite, onClose);
  return (
    <>
      <Dialog
        title={title}
        size="lg"
        isOpen
        isBusy={form.isPending}
        onClose={leave}
        footer={
          <>
            {(company.owner || isAdmin) && (
              <span data-lead className="kalem-companies__delete">
                <Button variant="quiet" icon={icons.trash} isDisabled={form.isPending} onPress={onDelete}>
                  {t('delete')}
                </Button>
              </span>
            )}
            <Button isDisabled={form.isPending} onPress={leave}>
              {t(mayWrite ? 'cancel' : 'close')}
            </Button>
            {mayWrite && (
              <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
                {t('save')}
              </Button>
            )}
          </>
        }
      >
        {!mayWrite && <Banner>{t('readOnly')}</Banner>}
        {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
        <Form formRef={form.formRef} label={title} onSubmit={() => void form.submit()}>
          <fieldset className="kalem-companies__fields" disabled={!mayWrite}>
            <CompanyFields form={form} />
            <AuthorizedFields form={form} />
          </fieldset>
          {/* Browsers submit on Enter only if the form contains a submit button. */}
          <input type="submit" hidden />
        </Form>
        <Suspense>
          {isAdmin && (
            <OperatorPart
              company={company}
              onDone={(act) => {
                onClose();
                onOperated?.(act);
              }}
            />
          )}
        </Suspense>
        {children}
      </Dialog>
      {question}
    </>
  );
}

function useEditing({
  company,
  draft,
  onSaved,
  onClose,
}: Pick<EditCompanyProps, 'company' | 'onSaved' | 'onClose'> & { draft: CompanyDraft }) {
  const t = useMessages(dialogMessages);
  const { client, toast, now } = useKalem();
  const invalidate = useInvalidate();
  return useForm<CompanyDraft, Company>({
    kind: 'saveCompany',
    initial: draft,
    validate: (values) => validateCompany(companyToWire(values), istanbulNow(now()).date),
    async submit(values) {
      const { data } = await client.PUT('/company', {
        params: { query: { companyId: company.id } },
        body: companyToWire(values),
      });
      toast({ tone: 'success', text: t('saved') });
      onClose();
      await invalidate('/company', '/admin/company');
      onSaved(data);
      return data;
    },
  });
}
