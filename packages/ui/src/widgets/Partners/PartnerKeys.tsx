import { useState } from 'react';
import { validatePartnerKey } from '@kalem/domain/checks';
import { dayOf, minuteOf } from '../../fields/instants';
import { SecretDialog } from '../../kit/SecretDialog';
import { useForm } from '../../kit/useForm';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Form } from '../../primitives/input/Form';
import { TextField } from '../../primitives/input/TextField';
import { ConfirmDialog, Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { Partner } from './columns';
import { dialogMessages } from './dialogMessages';

type Key = Partner['anahtarlar'][number];
type Change = 'keyCreated' | 'keyRenewed' | 'keyRevoked';

interface PartnerKeysProps {
  partner: Partner;
  onChanged: (type: Change, anahtarId: string) => Promise<void>;
  onClose: () => void;
}

/** The keys of a partner’s server: create (shown once), renew, revoke (PRT-02). */
export function PartnerKeys({ partner, onChanged, onClose }: PartnerKeysProps) {
  const t = useMessages(dialogMessages);
  const [secret, setSecret] = useState<string>();
  const [leaving, setLeaving] = useState<Key>();
  const show = async (type: Change, { id, anahtar }: Key & { anahtar: string }) => {
    setSecret(anahtar);
    await onChanged(type, id);
  };
  return (
    <Dialog
      title={t('keysTitle')}
      note={partner.ad}
      size="lg"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      {partner.anahtarlar.length === 0 ? (
        <Banner tone="info">{t('noKeys')}</Banner>
      ) : (
        <ul className="kalem-partners__list" aria-label={t('keyList')}>
          {partner.anahtarlar.map((one) => (
            <KeyLine
              key={one.id}
              partnerKey={one}
              onRenewed={(made) => show('keyRenewed', made)}
              onRevoke={() => setLeaving(one)}
            />
          ))}
        </ul>
      )}
      {partner.anahtarlar.length > 0 && <p className="kalem-xs kalem-muted">{t('renewHelp')}</p>}
      <NewKey key={partner.anahtarlar.length} partnerId={partner.id} onMade={(made) => show('keyCreated', made)} />
      {partner.tahsilatAdresi !== '' && <CollectionSecret partner={partner} />}
      {secret !== undefined && (
        <SecretDialog
          secrets={[{ label: t('keySecret'), text: secret, copyLabel: t('copySecret') }]}
          onClose={() => setSecret(undefined)}
        />
      )}
      {leaving && (
        <RevokeKey
          partnerKey={leaving}
          onRevoked={() => onChanged('keyRevoked', leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Dialog>
  );
}

/** The secret of the calls to the collection address: create or renew it, shown once (MNY-77). */
function CollectionSecret({ partner: { id, tahsilatAdresi, tahsilatSirri } }: Pick<PartnerKeysProps, 'partner'>) {
  const t = useMessages(dialogMessages);
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const [secret, setSecret] = useState<string>();
  const rotate = useAction('rotateBankSecret', async () => {
    const { data } = await client.POST('/admin/partner/{id}/tahsilat-sirri', { params: { path: { id } } });
    setSecret(data.sir);
    void invalidate('/admin/partner');
  });
  return (
    <section aria-label={t('collectionSecret')}>
      <p className="kalem-two">
        <span className="kalem-cut">{tahsilatAdresi}</span>
        <small>{t('collectionSecretHelp')}</small>
      </p>
      <Button size="sm" isPending={rotate.isPending} onPress={() => void rotate.run(undefined)}>
        {t(tahsilatSirri ? 'renewSecret' : 'makeSecret')}
      </Button>
      {secret !== undefined && (
        <SecretDialog
          secrets={[{ label: t('collectionSecret'), text: secret, copyLabel: t('copyCollectionSecret') }]}
          onClose={() => setSecret(undefined)}
        />
      )}
    </section>
  );
}

type MadeKey = Key & { anahtar: string };

interface KeyLineProps {
  partnerKey: Key;
  onRenewed: (made: MadeKey) => Promise<void>;
  onRevoke: () => void;
}

function KeyLine({ partnerKey, onRenewed, onRevoke }: KeyLineProps) {
  const t = useMessages(dialogMessages);
  const { client } = useKalem();
  const { id, ad, sonHaneler, createdAt, lastUsedAt, bitis } = partnerKey;
  const renew = useAction('rotatePartnerKey', async () => {
    const { data } = await client.POST('/admin/partner-anahtari/{id}/yenile', { params: { path: { id } } });
    await onRenewed(data);
  });
  const use = lastUsedAt === null ? t('neverUsed') : t('used', { when: minuteOf(lastUsedAt) });
  const name = `${ad} ••••${sonHaneler}`;
  return (
    <li className="kalem-partners__key">
      <span className="kalem-two kalem-num">
        <span className="kalem-partners__key-name">
          <span className="kalem-two-lines" title={ad}>
            {ad}
          </span>{' '}
          <code className="kalem-muted">••••{sonHaneler}</code>
        </span>
        <small data-tone={bitis === null ? undefined : 'warning'}>
          {bitis === null
            ? `${t('madeOn', { day: dayOf(createdAt) })} · ${use}`
            : t('endsAt', { when: minuteOf(bitis) })}
        </small>
      </span>
      {bitis === null && (
        <Button
          size="sm"
          aria-label={t('renewKey', { name })}
          isPending={renew.isPending}
          onPress={() => void renew.run(undefined)}
        >
          {t('renew')}
        </Button>
      )}
      <Button size="sm" aria-label={t('revokeKey', { name })} onPress={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  );
}

function NewKey({ partnerId, onMade }: { partnerId: string; onMade: (made: MadeKey) => Promise<void> }) {
  const t = useMessages(dialogMessages);
  const { client } = useKalem();
  const form = useForm({
    kind: 'createPartnerKey',
    initial: { ad: '' },
    validate: validatePartnerKey,
    required: ['ad'],
    async submit({ ad }, { key }) {
      const params = { path: { id: partnerId }, header: { 'Idempotency-Key': key } };
      const { data } = await client.POST('/admin/partner/{id}/anahtar', { params, body: { ad: ad.trim() } });
      await onMade(data);
    },
  });
  return (
    <>
      <Form formRef={form.formRef} label={t('makeKey')} onSubmit={() => void form.submit()}>
        <div className="kalem-partners__new">
          <TextField
            label={t('keyName')}
            description={form.errorOf('ad') ? undefined : t('keyNameHelp')}
            maxLength={100}
            {...form.field('ad')}
          />
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('makeKey')}
          </Button>
        </div>
      </Form>
      {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
    </>
  );
}

interface RevokeKeyProps {
  partnerKey: Key;
  onRevoked: () => Promise<void>;
  onClose: () => void;
}

function RevokeKey({ partnerKey: { id, ad }, onRevoked, onClose }: RevokeKeyProps) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const revoke = useAction('revokePartnerKey', async () => {
    await client.DELETE('/admin/partner-anahtari/{id}', { params: { path: { id } } });
    toast({ tone: 'success', text: t('revoked') });
    return true;
  });
  return (
    <ConfirmDialog
      title={t('revokeTitle')}
      isOpen
      confirmLabel={t('revoke')}
      isPending={revoke.isPending}
      onCancel={onClose}
      onConfirm={async () => {
        const isGone = await revoke.run(undefined);
        if (isGone) await onRevoked();
        onClose();
      }}
    >
      <p>{t('revokeText', { name: ad })}</p>
    </ConfirmDialog>
  );
}
