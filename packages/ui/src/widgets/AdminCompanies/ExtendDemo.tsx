import { companyName } from '@kalem/domain';
import { dayOf } from '../../fields/instants';
import { type Company, membershipOf, trialEndOf } from '../../kit/company/Membership';
import { useExtension } from '../../kit/company/operator';
import { FormDialog } from '../../kit/FormDialog';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';

interface ExtendDemoProps {
  company: Company;
  onDone: (duration: number) => void;
  onClose: () => void;
}

const presets = ['7', '14', '30'];

/** Extends a company's trial and shows the new end before (ADM-06). */
export function ExtendDemo({ company, onDone, onClose }: ExtendDemoProps) {
  const t = useMessages(dialogMessages);
  const form = useExtension(company.id, onDone);
  const { duration } = form.values;
  const field = form.field('duration');
  return (
    <FormDialog
      title={t('extendTitle')}
      note={companyName(company)}
      form={form}
      submitLabel={t('extendNow')}
      onClose={onClose}
    >
      <div className="kalem-admin-companies__days">
        <TextField
          label={t('duration')}
          kind="number"
          inputMode="numeric"
          maxLength={3}
          affix={t('unit')}
          description={field.error ? undefined : t('durationHelp')}
          autoFocus
          {...field}
        />
        <div className="kalem-field" role="group" aria-label={t('presets')}>
          <span className="kalem-label" aria-hidden="true">
            {t('presets')}
          </span>
          <span className="kalem-admin-companies__presets">
            {presets.map((days) => (
              <Button key={days} aria-label={t('nDays', { n: days })} onPress={() => form.set('duration', days)}>
                {days}
              </Button>
            ))}
          </span>
        </div>
      </div>
      <Outcome company={company} more={/^\d+$/.test(duration) ? Number(duration) : 0} />
    </FormDialog>
  );
}

/** The end of the trial before and after. */
function Outcome({ company, more }: { company: Company; more: number }) {
  const t = useMessages(dialogMessages);
  const { now } = useKalem();
  const { createdAt, demoDuration } = company;
  const then = trialEndOf(company, more);
  const isStillOver = more > 0 && membershipOf(company, now()).state === 'ended' && Date.parse(then) <= now().getTime();
  return (
    <>
      <dl className="kalem-facts">
        <div>
          <dt>{t('createdAt')}</dt>
          <dd className="kalem-num">{dayOf(createdAt)}</dd>
        </div>
        <div>
          <dt>{t('extraNow')}</dt>
          <dd className="kalem-num">{t('nDays', { n: demoDuration })}</dd>
        </div>
        <div>
          <dt>{t('extraThen')}</dt>
          <dd className="kalem-num">{t('nDays', { n: demoDuration + more })}</dd>
        </div>
        <div>
          <dt>{t('trialEnd')}</dt>
          <dd className="kalem-num">
            {more > 0 && <span className="kalem-muted">{dayOf(trialEndOf(company))} → </span>}
            {dayOf(then)}
          </dd>
        </div>
      </dl>
      {isStillOver && (
        <div className="kalem-admin-companies__warning">
          <Banner tone="warning">{t('stillOver', { n: more })}</Banner>
        </div>
      )}
    </>
  );
}
