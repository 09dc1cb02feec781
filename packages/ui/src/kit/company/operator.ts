import { validateDemoExtension } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { defineMessages } from '../../provider/texts';
import { useForm } from '../useForm';

/** The form with which an admin extends the trial of a company by whole days (ADM-06). */
export function useExtension(companyId: string, onDone: (duration: number) => void) {
  const t = useMessages(operatorMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  return useForm({
    kind: 'extendDemo',
    initial: { duration: '' },
    validate: validateDemoExtension,
    required: ['duration'],
    async submit({ duration }, { key }) {
      const params = { header: { 'Idempotency-Key': key } };
      const body = { companyId, duration: Number(duration) };
      await client.POST('/admin/company/extend-demo', { params, body });
      toast({ tone: 'success', text: t('extended') });
      onDone(body.duration);
      await invalidate('/company', '/admin/company');
    },
  });
}

/** Activates a company for a year from today, without a payment (ADM-07). */
export function useActivation(companyId: string, onDone: () => void) {
  const t = useMessages(operatorMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  return useAction('activateCompany', async () => {
    await client.POST('/admin/company/activate', { body: { companyId } });
    toast({ tone: 'success', text: t('activated') });
    onDone();
    await invalidate('/company', '/admin/company');
  });
}

/** The keys are public, so they keep the name of the list of companies, their first user. */
const operatorMessages = defineMessages('companyList', {
  tr: { extended: 'Demo Uzatıldı', activated: 'Şirket Aktive Edildi' },
  en: { extended: 'The trial was extended', activated: 'The company was activated' },
});
