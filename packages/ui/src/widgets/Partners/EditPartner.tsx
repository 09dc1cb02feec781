import { validatePartner } from '@kalem/domain/checks';
import { FormDialog } from '../../kit/FormDialog';
import { useForm } from '../../kit/useForm';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { NumberField } from '../../primitives/input/NumberField';
import { TextArea, TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import type { Partner } from './columns';
import { dialogMessages } from './dialogMessages';

interface EditPartnerProps {
  /** Undefined for a new partner. */
  partner?: Partner;
  onSaved: (partner: Partner) => Promise<void>;
  onClose: () => void;
}

/**
 * A partner’s name, origins and session limit (PRT-01), whether its companies may remind by mail (MNY-69), and
 * where it collects for them (MNY-77).
 */
export function EditPartner({ partner, onSaved, onClose }: EditPartnerProps) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const form = useForm({
    kind: partner ? 'updatePartner' : 'createPartner',
    initial: typedOf(partner),
    validate: (typed) => validatePartner(partnerOf(typed)),
    required: ['ad', 'kaynaklar', 'dakikadaOturum'],
    async submit(typed, { key }) {
      const { dakikadaOturum = 0, ...others } = partnerOf(typed);
      const body = { ...others, dakikadaOturum };
      const { data } = partner
        ? await client.PUT('/admin/partner/{id}', { params: { path: { id: partner.id } }, body })
        : await client.POST('/admin/partner', { params: { header: { 'Idempotency-Key': key } }, body });
      toast({ tone: 'success', text: t(partner ? 'changed' : 'created', { ad: data.ad }) });
      onClose();
      await onSaved(data);
    },
  });
  const help = (field: 'kaynaklar' | 'dakikadaOturum') => (form.errorOf(field) ? undefined : t(`${field}Help`));
  const title = t(partner ? 'editTitle' : 'createTitle');
  return (
    <FormDialog title={title} form={form} submitLabel={t(partner ? 'save' : 'add')} onClose={onClose}>
      <TextField label={t('ad')} maxLength={100} autoFocus {...form.field('ad')} />
      <TextArea label={t('kaynaklar')} description={help('kaynaklar')} {...form.field('kaynaklar')} />
      <NumberField
        label={t('dakikadaOturum')}
        places={0}
        description={help('dakikadaOturum')}
        {...form.field('dakikadaOturum')}
      />
      <TextField
        label={t('tahsilatAdresi')}
        maxLength={500}
        isOptional
        description={form.errorOf('tahsilatAdresi') ? undefined : t('tahsilatAdresiHelp')}
        {...form.field('tahsilatAdresi')}
      />
      <Checkbox
        name="hatirlatma"
        isSelected={form.values.hatirlatma}
        onChange={(isSelected) => form.set('hatirlatma', isSelected)}
      >
        {t('hatirlatma')} <small className="kalem-muted">{t('hatirlatmaHelp')}</small>
      </Checkbox>
    </FormDialog>
  );
}

type Typed = Record<'ad' | 'kaynaklar' | 'dakikadaOturum' | 'tahsilatAdresi', string> & { hatirlatma: boolean };

/** Ten sessions per second are enough for about nine thousand open pages. */
const USUAL_SESSIONS = '600';

function typedOf(partner: Partner | undefined): Typed {
  return {
    ad: partner?.ad ?? '',
    kaynaklar: partner?.kaynaklar.join('\n') ?? '',
    dakikadaOturum: partner ? String(partner.dakikadaOturum) : USUAL_SESSIONS,
    tahsilatAdresi: partner?.tahsilatAdresi ?? '',
    hatirlatma: partner?.hatirlatma ?? false,
  };
}

/** Converts the typed values for validation and the call: one origin per line, the sessions as a whole number. */
function partnerOf({ ad, kaynaklar, dakikadaOturum, tahsilatAdresi, hatirlatma }: Typed) {
  return {
    ad,
    tahsilatAdresi: tahsilatAdresi.trim(),
    hatirlatma,
    kaynaklar: kaynaklar.split(/\s+/).filter((origin) => origin !== ''),
    dakikadaOturum: dakikadaOturum === '' ? undefined : Number(dakikadaOturum),
  };
}
