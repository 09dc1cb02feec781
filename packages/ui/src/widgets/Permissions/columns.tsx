import { dayOf } from '../../fields/instants';
import {
  hasReading,
  levelOf,
  type PermissionArea,
  permissionAreas,
  type Permissions,
  PermissionSummary,
  permissionTexts,
} from '../../fields/permissions';
import type { Column } from '../../kit/list/columns';
import { Badge } from '../../primitives/feedback/Badge';
import { Avatar, Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { type Translate, useMessages } from '../../provider/messages';
import { messages } from './messages';
import type { CompanyUser, PermissionsState } from './usePermissions';

interface Parts {
  t: Translate<keyof (typeof messages)['texts']['tr']>;
  nameOf: Translate<PermissionArea>;
  state: Pick<PermissionsState, 'isSelf' | 'isEnded'>;
}

/** The columns: the user, then one per permission area. In a narrow widget the areas are one sentence. */
export function userColumns({ t, nameOf, state }: Parts): Column<CompanyUser>[] {
  return [
    {
      id: 'user',
      head: t('user'),
      card: 'title',
      className: 'kalem-permissions__user',
      cell: (user) => <Person user={user} isSelf={state.isSelf(user)} isEnded={state.isEnded(user)} />,
    },
    ...permissionAreas.map((area): Column<CompanyUser> => ({
      id: area,
      head: area === 'adimaDuzenlenenFaturalar' ? t('adimaShort') : nameOf(area),
      className: 'kalem-permissions__area',
      skeleton: '60%',
      cell: ({ permissions }) => <LevelMark permissions={permissions} area={area} />,
    })),
    {
      id: 'summary',
      head: t('summary'),
      card: 'start',
      className: 'kalem-permissions__summary',
      cell: (user) => (user.owner ? t('everything') : <PermissionSummary permissions={user.permissions} />),
    },
  ];
}

function Person({ user, isSelf, isEnded }: { user: CompanyUser; isSelf: boolean; isEnded: boolean }) {
  const t = useMessages(messages);
  const { name, email, owner, invitedUntil } = user;
  if (invitedUntil !== null)
    return (
      <span className="kalem-permissions__person">
        <span className="kalem-avatar" data-tone="empty" aria-hidden="true">
          @
        </span>
        <span className="kalem-two">
          <span className="kalem-two-lines kalem-permissions__name" title={email}>
            {email}
          </span>
          <small className="kalem-permissions__tags">
            <Badge tone={isEnded ? 'warning' : 'info'} icon={isEnded ? icons.clock : icons.mail}>
              {t(isEnded ? 'ended' : 'invited')}
            </Badge>
            <span className="kalem-num">{t(isEnded ? 'endedOn' : 'until', { day: dayOf(invitedUntil) })}</span>
          </small>
        </span>
      </span>
    );
  return (
    <span className="kalem-permissions__person">
      <Avatar name={name} />
      <span className="kalem-two">
        <span className="kalem-permissions__tags">
          <span className="kalem-cut kalem-permissions__name" title={name}>
            {name}
          </span>
          {owner && <Badge tone="primary">{t('owner')}</Badge>}
          {isSelf && <Badge>{t('you')}</Badge>}
        </span>
        <small className="kalem-cut" title={email}>
          {email}
        </small>
      </span>
    </span>
  );
}

const shapes = { none: icons.ring, read: icons.minusCircle, full: icons.ok };

/** The level as icon and text, so that it does not depend on colour or shape alone. */
function LevelMark({ permissions, area }: { permissions: Permissions; area: PermissionArea }) {
  const t = useMessages(permissionTexts);
  const level = levelOf(permissions, area);
  const word = level === 'full' && !hasReading(area) ? 'has' : level;
  return (
    <span className="kalem-permissions__level" data-level={level}>
      <Icon icon={shapes[level]} size="xs" />
      {t(word)}
    </span>
  );
}
