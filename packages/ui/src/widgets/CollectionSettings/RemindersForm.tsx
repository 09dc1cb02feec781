import { reminderDayLimits } from '@kalem/domain/ledger';
import { useState } from 'react';
import { RemoveButton } from '../../kit/RemoveButton';
import { Button } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Switch } from '../../primitives/choice/Switch';
import { Banner } from '../../primitives/feedback/Banner';
import * as icons from '../../primitives/icons';
import { Form } from '../../primitives/input/Form';
import { NumberField } from '../../primitives/input/NumberField';
import { Setting, SettingForm } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { messages } from './messages';
import { SettingsConflict, textOfReminderDay } from './SettingsConflict';
import { readDays, writeDays } from './settingsCalls';
import { type CollectionSettingsOptions, useCollectionSettings } from './useCollectionSettings';

/** Mails that remind of due invoices by themselves (MNY-63, MNY-68). Disabled for users who may only read. */
export function RemindersForm({ isReadOnly, ...options }: CollectionSettingsOptions & { isReadOnly: boolean }) {
  const t = useMessages(messages);
  const { form, save, isDirty, conflict, ...choice } = useCollectionSettings(options);
  const { hatirlatma, hatirlatmaGunleri } = form.values;
  // The user sees what a change brings before saving it.
  const forecast = useForecast(options.companyId, hatirlatma && !isReadOnly ? hatirlatmaGunleri : '');
  const coming = isDirty ? forecast.text : undefined;
  return (
    <Setting title={t('reminders')} help={t('remindersHelp')}>
      <Form formRef={form.formRef} label={t('reminders')} onSubmit={() => void save()}>
        <SettingForm
          refusal={conflict ? undefined : form.refusal}
          refusalLang={form.refusalLang}
          news={hatirlatma && hatirlatmaGunleri === '' ? t('noDays') : coming}
          actions={
            !isReadOnly && (
              <Button
                type="submit"
                variant="primary"
                isPending={form.isPending}
                isDisabled={isDirty && forecast.isLoading && !form.isPending}
              >
                {t('save')}
              </Button>
            )
          }
        >
          <Switch
            label={t('automatic')}
            name="hatirlatma"
            isSelected={hatirlatma}
            isDisabled={isReadOnly}
            onChange={(isOn) => form.set('hatirlatma', isOn)}
          />
          {forecast.obstacle && <Banner tone="warning">{t(forecast.obstacle)}</Banner>}
          {hatirlatma && (
            <ReminderDays
              days={readDays(hatirlatmaGunleri)}
              error={form.errorOf('hatirlatmaGunleri')}
              isReadOnly={isReadOnly}
              onChange={(days) => form.set('hatirlatmaGunleri', writeDays(days))}
            />
          )}
          <p className="kalem-sm kalem-muted kalem-collection-settings__duty">{t('remindersDuty')}</p>
        </SettingForm>
      </Form>
      <SettingsConflict values={form.values} conflict={conflict} {...choice} />
    </Setting>
  );
}

/** How many mails the coming seven days bring, and why none leaves. Nothing without days. */
function useForecast(companyId: string, gunler: string) {
  const t = useMessages(messages);
  const { data, error, isLoading } = useApi().useQuery(
    'get',
    '/hatirlatma/beklenen',
    { params: { query: { companyId, gunler } } },
    { meta: { kind: 'forecastReminders' }, enabled: gunler !== '' },
  );
  if (error) return { text: t('forecastFailed'), isLoading: false };
  if (!data || gunler === '') return { text: undefined, isLoading };
  return { text: t('forecast', { n: data.adet }), obstacle: data.engel, isLoading };
}

interface ReminderDaysProps {
  days: readonly number[];
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (days: readonly number[]) => void;
}

/** The chosen days with a button each to remove them, and a field for another one. */
function ReminderDays({ days, error, isReadOnly, onChange }: ReminderDaysProps) {
  const t = useMessages(messages);
  const { most } = reminderDayLimits;
  return (
    <div role="group" aria-label={t('hatirlatmaGunleri')}>
      <span className="kalem-label">{t('hatirlatmaGunleri')}</span>
      <ul className="kalem-collection-settings__chips">
        {days.map((day) => (
          <li key={day}>
            <span className="kalem-num">{textOfReminderDay(day, t)}</span>
            {!isReadOnly && (
              <RemoveButton
                label={t('removeDay', { day: textOfReminderDay(day, t) })}
                icon={icons.x}
                size="sm"
                onPress={() => onChange(days.filter((other) => other !== day))}
              />
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p className="kalem-sm kalem-message__error" role="alert">
          {error}
        </p>
      )}
      {!isReadOnly && days.length < most && <NewDay days={days} onAdd={(day) => onChange([...days, day])} />}
      {!isReadOnly && days.length >= most && <p className="kalem-sm kalem-muted">{t('fullDays', { n: most })}</p>}
    </div>
  );
}

function NewDay({ days, onAdd }: { days: readonly number[]; onAdd: (day: number) => void }) {
  const t = useMessages(messages);
  const { first, last } = reminderDayLimits;
  const [typed, setTyped] = useState('');
  const [side, setSide] = useState<'before' | 'after'>('after');
  const [fault, setFault] = useState<string>();
  const add = () => {
    const day = side === 'before' ? -Number(typed) : Number(typed);
    if (typed === '' || !Number.isInteger(day) || day < first || day > last)
      return setFault(t('wrongDay', { before: -first, after: last }));
    // -0 is not 0 for a list.
    if (days.includes(day + 0)) return setFault(t('doubleDay'));
    setFault(undefined);
    setTyped('');
    onAdd(day + 0);
  };
  return (
    <div
      className="kalem-collection-settings__add"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        // It would save the form without this day.
        event.preventDefault();
        add();
      }}
    >
      <NumberField
        label={t('newDay')}
        description={t('newDayHelp')}
        error={fault}
        places={0}
        digits={3}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setFault(undefined);
        }}
      />
      <RadioGroup
        label={t('side')}
        variant="segmented"
        isBare
        options={(['before', 'after'] as const).map((id) => ({ id, label: t(id) }))}
        value={side}
        onChange={setSide}
      />
      <Button icon={icons.plus} onPress={add}>
        {t('addDay')}
      </Button>
    </div>
  );
}
