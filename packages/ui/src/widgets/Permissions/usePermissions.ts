import type { components } from '@kalem/sdk';
import type { PermissionGiver } from '../../fields/PermissionRows';
import { type Pages, usePages } from '../../kit/list/usePages';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

/** A user of the company or, with `invitedUntil`, an invited person. */
export type CompanyUser = components['schemas']['CompanyUser'];

/** Events of the list of users. */
export type PermissionsEvent =
  /** An invitation was sent; `id` is that of the invitation. */
  | { type: 'invited'; id: string; email: string }
  /** The permissions of a user or of an invitation were changed. */
  | { type: 'permissionsChanged'; id: string }
  /** A user was removed, or an invitation withdrawn. */
  | { type: 'removed'; id: string }
  /** The company has a new owner. */
  | { type: 'handedOver'; id: string }
  /** All signed links to documents of the company were revoked. */
  | { type: 'linksEnded' };

declare module '../../provider/events' {
  interface WidgetEvents {
    permissions: PermissionsEvent;
  }
}

/** The user of a dialog. */
export type DialogUser = Pick<CompanyUser, 'id' | 'name' | 'email' | 'invitedUntil'>;

/** The users of a company, and the permissions of the signed-in user over them. */
export interface PermissionsState {
  /** All users and invited persons; undefined until the first answer. */
  users: readonly CompanyUser[] | undefined;
  /** The users of the page. */
  rows: readonly CompanyUser[] | undefined;
  /** The page of `rows`, and functions to change page and page size. Pages count from 1. */
  paging: Pages;
  /** Why the users could not be read; null if they could. */
  error: unknown;
  /** Reads users and own permissions again: after a failure, and after the host has changed something itself. */
  readAgain: () => Promise<void>;
  /** The permissions that the signed-in user can grant; undefined while unknown. */
  giver: PermissionGiver | undefined;
  /** True if the signed-in user may invite, change and remove users; false while unknown. */
  mayWrite: boolean;
  /** True if the signed-in user owns the company; false while unknown. */
  isOwner: boolean;
  /** True for the signed-in user. */
  isSelf: (user: CompanyUser) => boolean;
  /** True for an invitation that has expired. */
  isEnded: (user: CompanyUser) => boolean;
  /** Sends the mail of an invitation again, and shows a toast. */
  resend: (user: CompanyUser) => void;
}

/** The users of a company, for a host with its own view of the list. */
export function usePermissions({ companyId }: { companyId: string }): PermissionsState {
  const t = useMessages(messages);
  const { client, toast, now } = useKalem();
  const invalidate = useInvalidate();
  const api = useApi();
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
  const { all, rows, page, hasNext, onPage, sizes } = usePages(users);

  const resend = useAction('renewInvitation', async ({ id }: CompanyUser) => {
    await client.POST('/company/user/{id}/invitation', { params: { path: { id }, query: { companyId } } });
    await invalidate('/company/user');
    toast({ tone: 'success', text: t('resent') });
  });

  return {
    users: all,
    rows,
    paging: { page, hasNext, onPage, sizes },
    error: users.error,
    readAgain: () => invalidate('/company/user', '/company'),
    giver,
    mayWrite,
    isOwner: company?.owner === true,
    isSelf: ({ id }) => id === account.data?.id,
    isEnded: ({ invitedUntil }) => invitedUntil !== null && new Date(invitedUntil) <= now(),
    resend: (user) => void resend.run(user),
  };
}
