import { useState } from 'react';
import { companyName, deletionWord } from '@kalem/domain';
import { type Company, membershipOf } from './Membership';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/input/Form';
import { TextField } from '../../primitives/input/TextField';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';

interface DeleteCompanyProps {
  company: Company;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms the final deletion of a company by a typed word (CMP-31, CMP-32). */
export function DeleteCompany({ company, onDeleted, onClose }: DeleteCompanyProps) {
  const t = useMessages(dialogMessages);
  const { client, queries, toast } = useKalem();
  const [word, setWord] = useState('');
  const isMeant = word === deletionWord;
  const remove = useAction('deleteCompany', async () => {
    await client.DELETE('/company', { params: { query: { companyId: company.id } } });
    toast({ tone: 'success', text: t('deleted') });
    onClose();
    // Invalidates only the lists: queries of the deleted company itself would get 404.
    await queries.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => path === '/company' || path === '/admin/company',
    });
    onDeleted();
  });
  const submit = () => {
    if (isMeant && !remove.isPending) void remove.run(undefined);
  };
  const [before, after] = t('deleteText').split('{name}');
  return (
    <Dialog
      title={t('deleteTitle')}
      isOpen
      isBusy={remove.isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={remove.isPending} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" isDisabled={!isMeant} isPending={remove.isPending} onPress={submit}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="kalem-companies__question">
        {before}
        <b>{companyName(company)}</b>
        {after}
      </p>
      <LostThings company={company} />
      <p className="kalem-companies__stays kalem-muted">{t('portalStays')}</p>
      <Form label={t('deleteTitle')} onSubmit={submit}>
        <TextField
          label={t('confirmLabel', { word: deletionWord })}
          description={t('confirmHelp')}
          value={word}
          onChange={setWord}
          autoComplete="off"
          autoFocus
        />
      </Form>
    </Dialog>
  );
}

/** The data that is deleted with the company. Users only if the caller may see them. */
function LostThings({ company }: { company: Company }) {
  const t = useMessages(dialogMessages);
  const { now } = useKalem();
  const { id: companyId, permissions } = company;
  const users = useApi().useQuery(
    'get',
    '/company/user',
    { params: { query: { companyId } } },
    { meta: { kind: 'listCompanyUsers' }, enabled: permissions.yetkilendirmeRead },
  );
  const { state, days } = membershipOf(company, now());
  const others = (users.data?.items.length ?? 1) - 1;
  const isMember = state === 'member' || state === 'ending';
  if (others === 0 && state === 'ended') return null;
  return (
    <dl className="kalem-facts">
      {others > 0 && (
        <div>
          <dt>{t('users')}</dt>
          <dd>{t('usersText', { n: others })}</dd>
        </div>
      )}
      {state !== 'ended' && (
        <div>
          <dt>{t(isMember ? 'membership' : 'trial')}</dt>
          <dd>{t(isMember ? 'membershipText' : 'trialText', { n: days })}</dd>
        </div>
      )}
    </dl>
  );
}
