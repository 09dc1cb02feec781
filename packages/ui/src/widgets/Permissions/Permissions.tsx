'use client';
import { Suspense, useState } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { permissionTexts } from '../../fields/permissions';
import { lazyPart } from '../../primitives/lazyPart';
import { ListPage } from '../../kit/list/ListPage';
import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { userColumns } from './columns';
import { messages } from './messages';
import { type CompanyUser, type DialogUser, type PermissionsEvent, usePermissions } from './usePermissions';

export { usePermissions, type PermissionsEvent, type PermissionsState } from './usePermissions';

const InviteUser = lazyPart(async () => (await import('./InviteUser')).InviteUser);
const EditPermissions = lazyPart(async () => (await import('./EditPermissions')).EditPermissions);
const RemoveUser = lazyPart(async () => (await import('./RemoveUser')).RemoveUser);
const EndLinks = lazyPart(async () => (await import('./EndLinks')).EndLinks);
const HandOver = lazyPart(async () => (await import('./HandOver')).HandOver);

type PermissionsViewProps = ViewProps<'permissions'>;
export type PermissionsProps = PropsOf<'permissions', PermissionsViewProps>;

/**
 * The users of a company and their permissions: invite by email, change permissions, remove, hand the company over. The
 * owner can also revoke all links to documents.
 *
 * @example <Permissions onEvent={(event) => event.type === 'handedOver' && reloadCompanies()} />
 */
export const Permissions = defineWidget('permissions', PermissionsView);

/** The open dialog. */
type OpenDialog = { name: 'invite' | 'handOver' | 'endLinks' } | { name: 'edit' | 'remove'; user: DialogUser };

function PermissionsView({ companyId, emit }: PermissionsViewProps) {
  const t = useMessages(messages);
  const areaName = useMessages(permissionTexts);
  const state = usePermissions({ companyId });
  const { mayWrite } = state;
  const [dialog, open] = useState<OpenDialog>();
  const close = () => open(undefined);
  /** The signed-in user's own permissions may have changed too. */
  const noteChange = async (event: PermissionsEvent) => {
    emit(event);
    await state.readAgain();
  };
  const mayChange = (user: CompanyUser) => mayWrite && !user.owner && !state.isSelf(user);
  const isInvited = ({ invitedUntil }: CompanyUser) => invitedUntil !== null;
  const { rows, paging, error, readAgain, users } = state;
  return (
    <ListPage
      className="kalem-permissions"
      title={t('title')}
      label={t('users')}
      list={{ ...paging, rows, isStale: false, error, retry: () => void readAgain() }}
      summary={t('count', { n: users?.length ?? 0 })}
      columns={userColumns({ t, nameOf: areaName, state })}
      idOf={({ id }) => id}
      nameOf={({ name, email }) => name || email}
      head={
        <>
          {state.giver && !mayWrite && <span className="kalem-sm kalem-muted">{t('mayNotWrite')}</span>}
          {state.isOwner && (
            <Button variant="quiet" icon={icons.arrowRight} onPress={() => open({ name: 'handOver' })}>
              {t('handOver')}
            </Button>
          )}
          <Button variant="primary" icon={icons.plus} isDisabled={!mayWrite} onPress={() => open({ name: 'invite' })}>
            {t('add')}
          </Button>
        </>
      }
      empty={{ title: t('empty') }}
      // The owner's row and the own row cannot be changed (USR-08, A-06).
      actions={[
        [
          {
            id: 'edit',
            label: t('edit'),
            icon: icons.edit,
            when: mayChange,
            run: (user) => open({ name: 'edit', user }),
          },
          {
            id: 'resend',
            label: t('resend'),
            icon: icons.mail,
            when: (user) => mayChange(user) && isInvited(user),
            run: state.resend,
          },
        ],
        [
          {
            id: 'remove',
            label: t('remove'),
            icon: icons.trash,
            tone: 'danger',
            when: (user) => mayChange(user) && !isInvited(user),
            run: (user) => open({ name: 'remove', user }),
          },
          {
            id: 'withdraw',
            label: t('withdraw'),
            icon: icons.trash,
            tone: 'danger',
            when: (user) => mayChange(user) && isInvited(user),
            run: (user) => open({ name: 'remove', user }),
          },
        ],
      ]}
    >
      {state.isOwner && Boolean(users ?? error) && (
        <div className="kalem-permissions__links">
          <p className="kalem-muted">{t('linksIntro')}</p>
          <Button variant="quiet" icon={icons.link} onPress={() => open({ name: 'endLinks' })}>
            {t('endLinks')}
          </Button>
        </div>
      )}
      <Suspense>
        {dialog?.name === 'invite' && (
          <InviteUser
            companyId={companyId}
            onClose={close}
            onInvited={(user) => {
              void noteChange({ type: 'invited', id: user.id, email: user.email });
              open({ name: 'edit', user });
            }}
          />
        )}
        {dialog?.name === 'edit' && state.giver && (
          <EditPermissions
            companyId={companyId}
            user={dialog.user}
            giver={state.giver}
            onRemove={() => open({ name: 'remove', user: dialog.user })}
            onSaved={(id) => noteChange({ type: 'permissionsChanged', id })}
            onClose={close}
          />
        )}
        {dialog?.name === 'remove' && (
          <RemoveUser
            companyId={companyId}
            user={dialog.user}
            onRemoved={(id) => noteChange({ type: 'removed', id })}
            onClose={close}
          />
        )}
        {dialog?.name === 'endLinks' && (
          <EndLinks companyId={companyId} onEnded={() => emit({ type: 'linksEnded' })} onClose={close} />
        )}
        {dialog?.name === 'handOver' && (
          <HandOver
            companyId={companyId}
            users={users ?? []}
            onHandedOver={(id) => noteChange({ type: 'handedOver', id })}
            onClose={close}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
