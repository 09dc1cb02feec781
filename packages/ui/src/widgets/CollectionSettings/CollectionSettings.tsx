'use client';
import { ErrorText } from '../../kit/ErrorText';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import type { CollectionSettingsData } from './settingsCalls';
import { MatchingForm } from './MatchingForm';
import { RemindersForm } from './RemindersForm';
import { TermsForm } from './TermsForm';
import { TrackingForm } from './TrackingForm';
import { useOpenedCollectionSettings } from './useCollectionSettings';

export {
  type CollectionSettingsOptions,
  type CollectionSettingsState,
  type OpenedCollectionSettings,
  type OpenedCollectionSettingsState,
  useCollectionSettings,
  useOpenedCollectionSettings,
} from './useCollectionSettings';

/** Events of the settings of collection. */
export type CollectionSettingsEvent =
  /** The settings were saved. Invoices that exist keep their due date. */
  { type: 'changed'; ayarlar: CollectionSettingsData };

declare module '../../provider/events' {
  interface WidgetEvents {
    'collection-settings': CollectionSettingsEvent;
  }
}

type CollectionSettingsViewProps = ViewProps<'collection-settings'>;
export type CollectionSettingsProps = PropsOf<'collection-settings', CollectionSettingsViewProps>;

/**
 * How a company collects its money: since when its receivables are tracked, the default term of its invoices, whether
 * their notes name the due date, which bank movements are matched without a person, and on which days mails remind.
 *
 * @example <CollectionSettings onEvent={(event) => event.type === 'changed' && showTerm(event.ayarlar.vadeGunu)} />
 */
export const CollectionSettings = defineWidget('collection-settings', CollectionSettingsView);

function CollectionSettingsView({ companyId, emit }: CollectionSettingsViewProps) {
  const t = useMessages(messages);
  const { opened, error, retry, mayWrite } = useOpenedCollectionSettings({ companyId });
  const changed = (ayarlar: CollectionSettingsData) => emit({ type: 'changed', ayarlar });
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
      </div>
      {!opened && !error && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="280px" />
        </div>
      )}
      {!opened && Boolean(error) && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onPress={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')} <ErrorText error={error} />
        </Banner>
      )}
      {opened && !mayWrite && <Banner>{t('noPermission')}</Banner>}
      {opened && (
        <>
          <TrackingForm companyId={companyId} opened={opened} isReadOnly={!mayWrite} onSaved={changed} />
          <TermsForm companyId={companyId} opened={opened} isReadOnly={!mayWrite} onSaved={changed} />
          <MatchingForm companyId={companyId} opened={opened} isReadOnly={!mayWrite} onSaved={changed} />
          <RemindersForm companyId={companyId} opened={opened} isReadOnly={!mayWrite} onSaved={changed} />
        </>
      )}
    </>
  );
}
