import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { Form } from '../../primitives/input/Form';
import { Setting, SettingForm } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { SettingsConflict } from './SettingsConflict';
import { type CollectionSettingsOptions, useCollectionSettings } from './useCollectionSettings';

const choices = ['kismiKendiliginden', 'vknKendiliginden'] as const;

/** Which bank movements are matched without a person (MNY-92). Disabled for users who may only read. */
export function MatchingForm({ isReadOnly, ...options }: CollectionSettingsOptions & { isReadOnly: boolean }) {
  const t = useMessages(messages);
  const { form, save, conflict, ...choice } = useCollectionSettings(options);
  return (
    <Setting title={t('matching')} help={t('matchingHelp')}>
      <Form formRef={form.formRef} label={t('matching')} onSubmit={() => void save()}>
        <SettingForm
          refusal={conflict ? undefined : form.refusal}
          refusalLang={form.refusalLang}
          news={t('matchingLater')}
          actions={
            !isReadOnly && (
              <Button type="submit" variant="primary" isPending={form.isPending}>
                {t('save')}
              </Button>
            )
          }
        >
          <div className="kalem-collection-settings__matching">
            {choices.map((name) => (
              <Checkbox
                key={name}
                name={name}
                isSelected={form.values[name]}
                isDisabled={isReadOnly}
                onChange={(isOn) => form.set(name, isOn)}
              >
                {t(name)}
              </Checkbox>
            ))}
          </div>
        </SettingForm>
      </Form>
      <SettingsConflict values={form.values} conflict={conflict} {...choice} />
    </Setting>
  );
}
