import { usualTerms } from '@kalem/domain';
import { Button } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Switch } from '../../primitives/choice/Switch';
import { Form } from '../../primitives/input/Form';
import { NumberField } from '../../primitives/input/NumberField';
import { Setting, SettingForm } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { SettingsConflict, textOfDays } from './SettingsConflict';
import { type CollectionSettingsOptions, useCollectionSettings } from './useCollectionSettings';

const offered = ['', ...usualTerms.map(String)];

/** The default term and the note on the document. Disabled for users who may only read. */
export function TermsForm({ isReadOnly, ...options }: CollectionSettingsOptions & { isReadOnly: boolean }) {
  const t = useMessages(messages);
  const { form, save, conflict, ...choice } = useCollectionSettings(options);
  const { vadeGunu, vadeyiGoster } = form.values;
  return (
    <Setting title={t('terms')} help={t('termsHelp')}>
      <Form formRef={form.formRef} label={t('terms')} onSubmit={() => void save()}>
        <SettingForm
          refusal={conflict ? undefined : form.refusal}
          refusalLang={form.refusalLang}
          news={t('existing')}
          actions={
            !isReadOnly && (
              <Button type="submit" variant="primary" isPending={form.isPending}>
                {t('save')}
              </Button>
            )
          }
        >
          <div className="kalem-collection-settings__terms">
            <RadioGroup
              label={t('vadeGunu')}
              options={offered.map((id) => ({ id, label: textOfDays(id, t) }))}
              value={vadeGunu}
              isDisabled={isReadOnly}
              isBare
              onChange={(days) => form.set('vadeGunu', days)}
            />
          </div>
          <div className="kalem-collection-settings__days">
            <NumberField
              label={t('otherDays')}
              description={t('otherHelp')}
              affix={t('day')}
              places={0}
              digits={3}
              isDisabled={isReadOnly}
              {...form.field('vadeGunu')}
            />
          </div>
          <Switch
            label={t('vadeyiGoster')}
            description={t('shownHelp')}
            name="vadeyiGoster"
            isSelected={vadeyiGoster}
            isDisabled={isReadOnly}
            onChange={(isShown) => form.set('vadeyiGoster', isShown)}
          />
        </SettingForm>
      </Form>
      <SettingsConflict values={form.values} conflict={conflict} {...choice} />
    </Setting>
  );
}
