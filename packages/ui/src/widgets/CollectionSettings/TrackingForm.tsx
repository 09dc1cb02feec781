import { istanbulNow, toScreenDate } from '@kalem/domain';
import { useEffect, useState } from 'react';
import { Button } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { DateField } from '../../primitives/input/DateField';
import { Form } from '../../primitives/input/Form';
import { Setting, SettingForm, SettingRow } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { SettingsConflict } from './SettingsConflict';
import type { CollectionSettingsData } from './settingsCalls';
import { type CollectionSettingsOptions, useCollectionSettings } from './useCollectionSettings';

type Start = 'today' | 'month' | 'year' | 'otherDay';
const starts = ['today', 'month', 'year', 'otherDay'] as const satisfies readonly Start[];

/** Since when receivables are tracked (MNY-23). Disabled for users who may only read. */
export function TrackingForm({ isReadOnly, ...options }: CollectionSettingsOptions & { isReadOnly: boolean }) {
  const t = useMessages(messages);
  const [saved, setSaved] = useState<CollectionSettingsData>(options.opened.card);
  const [isChanging, setChanging] = useState(false);
  const isBooking = useBooking(options.companyId, saved);
  const since = saved.baslangic;
  return (
    <Setting title={t('tracking')} help={t('trackingHelp')}>
      {since !== null && (
        <SettingRow
          actions={
            !isReadOnly &&
            !isChanging && (
              <Button size="sm" onPress={() => setChanging(true)}>
                {t('change')}
              </Button>
            )
          }
        >
          <span className="kalem-two">
            <span className="kalem-num">{t('since', { day: toScreenDate(since) })}</span>
            <small role="status">{isBooking && t('booking')}</small>
          </span>
        </SettingRow>
      )}
      {since === null && isReadOnly && <SettingRow>{t('notTracked')}</SettingRow>}
      {!isReadOnly && (since === null || isChanging) && (
        <StartForm
          {...options}
          hasStart={since !== null}
          onSaved={(settings) => {
            setSaved(settings);
            setChanging(false);
            options.onSaved?.(settings);
          }}
        />
      )}
    </Setting>
  );
}

/** The choice of the first day. */
function StartForm({ hasStart, ...options }: CollectionSettingsOptions & { hasStart: boolean }) {
  const t = useMessages(messages);
  const { now } = useKalem();
  const { form, save, conflict, ...choice } = useCollectionSettings(options);
  const [start, setStart] = useState<Start | undefined>(hasStart ? 'otherDay' : undefined);
  const today = istanbulNow(now()).date;
  const days = { today, month: `${today.slice(0, 7)}-01`, year: `${today.slice(0, 4)}-01-01`, otherDay: '' };
  return (
    <>
      <Form formRef={form.formRef} label={t('tracking')} onSubmit={() => void save()}>
        <SettingForm
          refusal={conflict ? undefined : form.refusal}
          refusalLang={form.refusalLang}
          news={t('baslangicHelp')}
          actions={
            <Button
              type="submit"
              variant="primary"
              isPending={form.isPending}
              isDisabled={form.values.baslangic === ''}
            >
              {t(hasStart ? 'saveStart' : 'start')}
            </Button>
          }
        >
          <RadioGroup
            label={t('baslangic')}
            options={starts.map((id) => ({ id, label: t(id) }))}
            value={start}
            error={start === 'otherDay' ? undefined : form.errorOf('baslangic')}
            onChange={(chosen) => {
              setStart(chosen);
              form.set('baslangic', days[chosen]);
            }}
          />
          {start === 'otherDay' && (
            <div className="kalem-collection-settings__days">
              <DateField label={t('startDay')} maxValue={today} {...form.field('baslangic')} />
            </div>
          )}
        </SettingForm>
      </Form>
      <SettingsConflict values={form.values} conflict={conflict} {...choice} />
    </>
  );
}

const RECHECK_MS = 2_000;

/** Whether the server still books earlier invoices. Reads the settings until it has finished. */
function useBooking(companyId: string, { isleniyor }: CollectionSettingsData): boolean {
  const invalidate = useInvalidate();
  const { data } = useApi().useQuery(
    'get',
    '/tahsilat-ayarlari',
    { params: { query: { companyId } } },
    {
      meta: { kind: 'readCollectionSettings' },
      enabled: isleniyor,
      refetchInterval: ({ state }) => (state.data?.isleniyor === false ? false : RECHECK_MS),
    },
  );
  const isDone = isleniyor && data?.isleniyor === false;
  useEffect(() => {
    // The invoices have got their rests.
    if (isDone) void invalidate('/fatura');
  }, [isDone, invalidate]);
  return isleniyor && !isDone;
}
