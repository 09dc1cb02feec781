import { useState } from 'react';
import type { components } from '@kalem/sdk';
import type { PermissionGiver } from '../../fields/PermissionRows';
import { usePages } from '../../kit/list/usePages';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

/** A user of the company or, with `invitedUntil`, an invited person. */
export type CompanyUser = components['schemas']['CompanyUser'];

/** What the list of users tells its host. */
export type PermissionsEvent =
  /** An invitation went out; `id` is the invitation's. */
  | { type: 'invited'; id: string; email: string }
  /** What a user may do, or what an invitation grants, was changed. */
  | { type: 'permissionsChanged'; id: string }
  /** A user was removed, or an invitation withdrawn. */
  | { type: 'removed'; id: string }
  /** The company has another owner now. */
  | { type: 'handedOver'; id: string }
  /** All signed links to documents of the company were ended. */
  | { type: 'linksEnded' };

/** Whom a dialog is about. */
export type DialogUser = Pick<CompanyUser, 'id' | 'name' | 'email' | 'invitedUntil'>;

/** What stands over the list. */
type OpenDialog = { name: 'invite' | 'handOver' | 'endLinks' } | { name: 'edit' | 'remove'; user: DialogUser };

/** The users of a company and what can be done with them, without the looks. */
export function usePermissions({ companyId, emit }: { companyId: string; emit: (event: PermissionsEvent) => void }) {
  const t = useMessages(messages);
  const { client, toast, now } = useKalem();
  const invalidate = useInvalidate();
  const api = useApi();
  const [dialog, setDialog] = useState<OpenDialog>();
  const users = api.useQuery(
    'get',
    '/company/user',
    { params: { query: { companyId } } },
    { meta: { kind: 'listCompanyUsers' } },
  );
  const companies = api.useQuery('get', '/company', undefined, { meta: { kind: 'readPermissions' } });
  const account = api.useQuery('get', '/account', undefined, { meta: { kind: 'readAccount' } });
  const company = companies.data?.items.find(({ id }) => id === companyId);
  const giver: PermissionGiver | undefined = company && { isOwner: company.owner, permissions: company.permissions };
  const mayWrite = company?.permissions.yetkilendirmeWrite === true;
  const pages = usePages(users.data?.items);

  const resend = useAction('renewInvitation', async ({ id }: CompanyUser) => {
    await client.POST('/company/user/{id}/invitation', { params: { path: { id }, query: { companyId } } });
    await invalidate('/company/user');
    toast({ tone: 'success', text: t('resent') });
  });

  return {
    users,
    ...pages,
    total: users.data?.items.length ?? 0,
    giver,
    mayWrite,
    isOwner: company?.owner === true,
    isSelf: ({ id }: CompanyUser) => id === account.data?.id,
    isEnded: ({ invitedUntil }: CompanyUser) => invitedUntil !== null && new Date(invitedUntil) <= now(),
    resend: (user: CompanyUser) => void resend.run(user),
    dialog,
    open: setDialog,
    /** Whatever a dialog did is read again: the user's own permissions may have changed with it. */
    async noteChange(event: PermissionsEvent) {
      emit(event);
      await invalidate('/company/user', '/company');
    },
  };
}

export type PermissionsState = ReturnType<typeof usePermissions>;
