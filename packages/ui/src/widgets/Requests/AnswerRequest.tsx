import { toScreenDate } from '@kalem/domain';
import { validateRequest } from '@kalem/domain/checks';
import { methodTitle } from '../../kit/requests/methodTitle';
import { messages as requestTexts } from '../../kit/requests/messages';
import { RequestFacts } from '../../kit/requests/RequestFacts';
import { useForm } from '../../kit/useForm';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Form } from '../../primitives/input/Form';
import { TextArea } from '../../primitives/input/TextField';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { answerMessages } from './messages';
import type { ReceivedRequest } from './useRequests';

export interface AnswerRequestProps {
  request: ReceivedRequest;
  cevap: 'KABUL' | 'RET';
  companyId: string;
  onAnswered: () => void;
  onClose: () => void;
}

/** Accepts a request after a confirmation (REQ-18), or rejects it with a reason (REQ-19). */
export function AnswerRequest({ request, cevap, companyId, onAnswered, onClose }: AnswerRequestProps) {
  const t = useMessages(answerMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const isRejection = cevap === 'RET';
  const { iptalItirazTalepTarihi: tarih, belgeNumarasi, saticiVknTckn } = request;
  const named = { tarih, belgeNumarasi, saticiVknTckn };
  const form = useForm({
    kind: isRejection ? 'rejectRequest' : 'acceptRequest',
    initial: { aciklama: '' },
    required: isRejection ? ['aciklama'] : [],
    validate: (values) => validateRequest(cevap, { ...named, ...values }),
    async submit({ aciklama }, { key }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      try {
        if (isRejection)
          await client.POST('/iptal-itiraz/ret', { params, body: { ...named, aciklama: aciklama.trim() } });
        else await client.POST('/iptal-itiraz/onay', { params, body: named });
      } finally {
        // A refusal means that the request has changed since it was shown.
        void invalidate('/iptal-itiraz', '/fatura', '/adima-duzenlenenler', '/anasayfa');
      }
      toast({ tone: 'success', text: t(isRejection ? 'rejected' : 'accepted') });
      onAnswered();
      onClose();
    },
  });
  return (
    <Dialog
      title={t(isRejection ? 'rejectTitle' : 'acceptTitle')}
      role={isRejection ? 'dialog' : 'alertdialog'}
      isOpen
      onClose={onClose}
      isBusy={form.isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={form.isPending} autoFocus={!isRejection}>
            {t('cancel')}
          </Button>
          <Button
            variant={isRejection ? 'danger' : 'primary'}
            isPending={form.isPending}
            onPress={() => void form.submit()}
          >
            {t(isRejection ? 'reject' : 'accept')}
          </Button>
        </>
      }
    >
      <Form
        formRef={form.formRef}
        label={t(isRejection ? 'rejectTitle' : 'acceptTitle')}
        onSubmit={() => void form.submit()}
      >
        <div className="kalem-request-form">
          {!isRejection && (
            <p>
              {t('acceptQuestion')} {t(`${request.tip}_accepted`, { number: belgeNumarasi })}
            </p>
          )}
          <Facts request={request} />
          {isRejection && (
            <TextArea
              label={t('aciklama')}
              placeholder={t('aciklamaPlaceholder')}
              autoFocus
              {...form.field('aciklama')}
            />
          )}
          {form.refusal && (
            <Banner tone="danger">
              <span lang={form.refusalLang}>{form.refusal}</span>
            </Banner>
          )}
          <p className="kalem-xs kalem-muted">{t('answerHelp')}</p>
        </div>
      </Form>
    </Dialog>
  );
}

function Facts({ request }: { request: ReceivedRequest }) {
  const t = useMessages(answerMessages);
  const tRequest = useMessages(requestTexts);
  const { tip, iptalItirazTalepTarihi, belgeNumarasi, belgeTarihi, odenecek, paraBirim, aciklama } = request;
  const { saticiUnvanAdSoyad, aliciUnvanAdSoyad, referansBelgeNumarasi, referansBelgeTarih, itirazYontemi } = request;
  const { locale } = useKalem();
  const method = itirazYontemi && methodTitle(itirazYontemi, locale);
  const reference = [method, referansBelgeNumarasi, referansBelgeTarih && toScreenDate(referansBelgeTarih)];
  return (
    <RequestFacts
      facts={[
        [t('request'), t('requestOn', { request: tRequest(tip), day: toScreenDate(iptalItirazTalepTarihi) })],
        [t('seller'), saticiUnvanAdSoyad],
        [t('recipient'), tip === 'ITIRAZ' ? aliciUnvanAdSoyad : ''],
        [t('document'), [belgeNumarasi, belgeTarihi && toScreenDate(belgeTarihi)].filter(Boolean).join(' · ')],
        [t('payable'), odenecek && <Amount value={odenecek} {...(paraBirim && { currency: paraBirim })} />],
        [t('reason'), aciklama],
        [t('reference'), tip === 'ITIRAZ' ? reference.filter(Boolean).join(' · ') : ''],
      ]}
    />
  );
}
