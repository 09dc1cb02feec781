import { istanbulNow, readTermDays } from '@kalem/domain';
import { validateCollectionSettings } from '@kalem/domain/checks';
import type { ReadCard } from '../../kit/cards/cardCalls';
import { useOpenedCard } from '../../kit/cards/useOpenedCard';
import { type CardFormState, useCardForm } from '../../kit/cards/useCardForm';
import { byCode } from '../../kit/useForm';
import { useMessages } from '../../provider/messages';
import { usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import {
  type CollectionSettingsData,
  readDays,
  settingsCalls,
  type SettingsValues,
  type StoredSettings,
} from './settingsCalls';

/** The settings as they were read, for `useCollectionSettings`. */
export type OpenedCollectionSettings = ReadCard<StoredSettings>;

export interface OpenedCollectionSettingsState {
  /** Undefined until they are loaded. */
  opened: OpenedCollectionSettings | undefined;
  error: unknown;
  /** Reads the settings again after a failure. */
  retry: () => void;
  /** False when the user may only read them. */
  mayWrite: boolean;
}

/** Reads the settings of collection of a company. Never from the cache, because a form starts with them. */
export function useOpenedCollectionSettings({ companyId }: { companyId: string }): OpenedCollectionSettingsState {
  const { data, error, refetch } = useOpenedCard({ calls: settingsCalls, id: companyId, companyId });
  const mayWrite = usePermission('tahsilatWrite', companyId) !== false;
  return { opened: data, error, retry: () => void refetch(), mayWrite };
}

export interface CollectionSettingsOptions {
  companyId: string;
  opened: OpenedCollectionSettings;
  onSaved?: (settings: CollectionSettingsData) => void;
}

export type CollectionSettingsState = CardFormState<StoredSettings, SettingsValues>;

/**
 * The form of the settings of collection. When another user has saved them first, both changes are merged. `conflict`
 * has the fields that both changed.
 */
export function useCollectionSettings({
  companyId,
  opened,
  onSaved,
}: CollectionSettingsOptions): CollectionSettingsState {
  const t = useMessages(messages);
  const { now, toast } = useKalem();
  return useCardForm({
    calls: settingsCalls,
    companyId,
    opened,
    initial: settingsCalls.valuesOf(opened.card),
    validate: ({ vadeGunu, baslangic, hatirlatmaGunleri }) =>
      validateCollectionSettings(
        { vadeGunu: readTermDays(vadeGunu), baslangic, hatirlatmaGunleri: readDays(hatirlatmaGunleri) },
        { today: istanbulNow(now()).date },
      ),
    required: [],
    blame: byCode({ TRACKING_STARTED: 'baslangic' }),
    onSaved({ id: _id, ...settings }) {
      toast({ tone: 'success', text: t('saved') });
      onSaved?.(settings);
    },
  });
}
