import { PermissionRows, type PermissionGiver } from '../../fields/PermissionRows';
import { permissionAreas, type Permissions } from '../../fields/permissions';
import { useForm } from '../../kit/useForm';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import type { DialogUser } from './usePermissions';

interface EditPermissionsProps {
  companyId: string;
  user: DialogUser;
  giver: PermissionGiver;
  onRemove: () => void;
  onSaved: (id: string) => Promise<void>;
  onClose: () => void;
}

/** The permissions of a user or of an invitation. Read again when the dialog opens (USR-07). */
export function EditPermissions(props: EditPermissionsProps) {
  const { companyId, user, onRemove, onClose } = props;
  const t = useMessages(dialogMessages);
  const { explain } = useKalem();
  const params = { query: { companyId }, path: { id: user.id } };
  const permissions = useApi().useQuery(
    'get',
    '/company/user/{id}/permissions',
    { params },
    { meta: { kind: 'getPermissions' }, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );
  const save = useSaving({ ...props, before: permissions.data });
  return (
    <Dialog
      title={user.name || user.email}
      size="lg"
      isOpen
      onClose={onClose}
      isBusy={save.form.isPending}
      footer={
        <>
          <span data-lead className="kalem-permissions__remove">
            <Button variant="quiet" icon={icons.trash} onPress={onRemove}>
              {t(user.invitedUntil === null ? 'remove' : 'withdraw')}
            </Button>
          </span>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!permissions.data}
            isPending={save.form.isPending}
            onPress={() => void save.form.submit()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {user.name && <p className="kalem-permissions__email kalem-sm kalem-muted">{user.email}</p>}
      {!props.giver.isOwner && <Banner>{t('limits')}</Banner>}
      {save.form.refusal && <Banner tone="danger">{save.form.refusal}</Banner>}
      {permissions.error && (
        <Banner tone="danger" actions={<Button onPress={() => void permissions.refetch()}>{t('retry')}</Button>}>
          {explain(permissions.error)}
        </Banner>
      )}
      {permissions.isPending && (
        <div className="kalem-permissions__waiting" role="status" aria-label={t('loading')}>
          <Skeleton height="360px" />
        </div>
      )}
      {permissions.data && (
        <PermissionRows
          areas={permissionAreas}
          giver={props.giver}
          before={permissions.data}
          value={save.wanted ?? permissions.data}
          onChange={save.change}
        />
      )}
    </Dialog>
  );
}

function useSaving({
  companyId,
  user,
  before,
  onSaved,
  onClose,
}: EditPermissionsProps & { before: Permissions | undefined }) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const form = useForm<{ wanted: Permissions | undefined }, Permissions | undefined>({
    kind: 'updatePermissions',
    initial: { wanted: undefined },
    async submit({ wanted = before }) {
      if (!wanted) return undefined;
      await client.PUT('/company/user/{id}/permissions', {
        params: { query: { companyId }, path: { id: user.id } },
        body: wanted,
      });
      toast({ tone: 'success', text: t('saved') });
      onClose();
      await onSaved(user.id);
      return wanted;
    },
  });
  return { form, wanted: form.values.wanted, change: (wanted: Permissions) => form.set('wanted', wanted) };
}
