import { validateCampaign } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { FormDialog } from '../../kit/FormDialog';
import { useForm } from '../../kit/useForm';
import { NumberField } from '../../primitives/input/NumberField';
import { TextArea, TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';

interface CreateCampaignProps {
  onCreated: (campaign: components['schemas']['Campaign']) => void;
  onClose: () => void;
}

/** A new campaign: name, description, number of coupons and discount (ADM-09, ADM-11). */
export function CreateCampaign({ onCreated, onClose }: CreateCampaignProps) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'createCampaign',
    initial: { ad: '', aciklama: '', kuponSayisi: '', indirimOrani: '' },
    validate: (values) => validateCampaign(campaignOf(values)),
    required: ['ad', 'kuponSayisi', 'indirimOrani'],
    async submit(values, { key }) {
      const { kuponSayisi, ...texts } = campaignOf(values);
      const params = { header: { 'Idempotency-Key': key } };
      const { data } = await client.POST('/admin/kampanya', {
        params,
        body: { ...texts, kuponSayisi: kuponSayisi ?? 0 },
      });
      toast({ tone: 'success', text: t('created', { n: data.kuponSayisi }) });
      onClose();
      await invalidate('/admin/kampanya');
      onCreated(data);
    },
  });
  const help = (field: 'kuponSayisi' | 'indirimOrani') => (form.errorOf(field) ? undefined : t(`${field}Help`));
  return (
    <FormDialog title={t('createTitle')} form={form} submitLabel={t('save')} onClose={onClose}>
      <TextField label={t('ad')} maxLength={100} autoFocus {...form.field('ad')} />
      <TextArea label={t('aciklama')} isOptional maxLength={500} {...form.field('aciklama')} />
      <div className="kalem-coupons__pair">
        <NumberField
          label={t('kuponSayisi')}
          places={0}
          description={help('kuponSayisi')}
          {...form.field('kuponSayisi')}
        />
        <NumberField
          label={t('indirimOrani')}
          places={3}
          affix="%"
          description={help('indirimOrani')}
          {...form.field('indirimOrani')}
        />
      </div>
    </FormDialog>
  );
}

/**
 * Converts the typed values for validation and the call. An invalid count is passed on, so that validation rejects it.
 */
function campaignOf({ ad, aciklama, kuponSayisi, indirimOrani }: Record<'ad' | 'aciklama' | Numbers, string>) {
  return { ad, aciklama, indirimOrani, kuponSayisi: kuponSayisi === '' ? undefined : Number(kuponSayisi) };
}

type Numbers = 'kuponSayisi' | 'indirimOrani';
