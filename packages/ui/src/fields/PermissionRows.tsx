import { RadioGroup } from '../primitives/choice/RadioGroup';
import { Switch } from '../primitives/choice/Switch';
import { useMessages } from '../provider/messages';
import { defineMessages } from '../provider/texts';
import {
  hasReading,
  levelOf,
  newlyGiven,
  type PermissionArea,
  type PermissionLevel,
  type Permissions,
  permissionTexts,
  withLevel,
} from './permissions';

/**
 * The user who grants. Users cannot grant permissions that they lack, and only the owner grants full Yetkilendirme
 * (A-06).
 */
export interface PermissionGiver {
  isOwner: boolean;
  permissions: Permissions;
}

interface PermissionRowsProps {
  areas: readonly PermissionArea[];
  giver: PermissionGiver;
  /** The permissions before the change. They stay allowed, even those that the granting user lacks. */
  before: Permissions;
  value: Permissions;
  onChange: (value: Permissions) => void;
}

/** The permissions of a user, one row per area. Levels that cannot be granted are struck out, with the reason. */
export function PermissionRows({ areas, giver, before, value, onChange }: PermissionRowsProps) {
  const t = useMessages(texts);
  const names = useMessages(permissionTexts);
  const canGive = (area: PermissionArea, level: PermissionLevel) =>
    mayGive(giver, newlyGiven(before, withLevel(before, area, level)));
  const setAll = (level: PermissionLevel) =>
    onChange(
      areas
        .filter((area) => hasReading(area) && canGive(area, level))
        .reduce((all, area) => withLevel(all, area, level), value),
    );
  return (
    <div className="kalem-permission-rows">
      <div className="kalem-permission-rows__head">
        <span className="kalem-sm kalem-muted">{t('what')}</span>
        <span className="kalem-permission-rows__all kalem-sm" role="group" aria-label={t('all')}>
          <span className="kalem-muted">{t('all')}:</span>
          {levels.map((level) => (
            <button key={level} type="button" className="kalem-link" onClick={() => setAll(level)}>
              {t(`choose_${level}`)}
            </button>
          ))}
        </span>
      </div>
      {areas.map((area) => {
        const isLimited = !canGive(area, 'full');
        const why = isLimited ? t(reasonOf(giver, area)) : t(`${area}Help`);
        if (!hasReading(area))
          return (
            <div key={area} className="kalem-permission-rows__row">
              <Switch
                label={names(area)}
                description={why}
                isSelected={levelOf(value, area) === 'full'}
                isDisabled={isLimited}
                onChange={(isOn) => onChange(withLevel(value, area, isOn ? 'full' : 'none'))}
              />
            </div>
          );
        return (
          <div key={area} className="kalem-permission-rows__row">
            <span className="kalem-two">
              <span className="kalem-permission-rows__name">{names(area)}</span>
              <small>{why}</small>
            </span>
            <RadioGroup
              label={names(area)}
              isLabelHidden
              isBare
              variant="segmented"
              options={levels.map((id) => ({ id, label: t(`choose_${id}`), isDisabled: !canGive(area, id) }))}
              value={levelOf(value, area)}
              onChange={(level) => onChange(withLevel(value, area, level))}
            />
          </div>
        );
      })}
    </div>
  );
}

const levels = ['none', 'read', 'full'] as const;

function mayGive({ isOwner, permissions }: PermissionGiver, given: readonly (keyof Permissions)[]): boolean {
  return isOwner || given.every((name) => permissions[name] && name !== 'yetkilendirmeWrite');
}

function reasonOf({ permissions }: PermissionGiver, area: PermissionArea): 'ownerGives' | 'onlyRead' | 'notYours' {
  if (area === 'yetkilendirme') return 'ownerGives';
  return levelOf(permissions, area) === 'read' ? 'onlyRead' : 'notYours';
}

const texts = defineMessages('permission', {
  tr: {
    what: 'Neleri yapabilir?',
    all: 'Hepsi',
    choose_none: 'Yok',
    choose_read: 'Sadece Okuma',
    choose_full: 'Tam Yetki',
    faturaHelp: 'Faturaları görme, oluşturma, imzalama; hazır notlar',
    stokHelp: 'Stok kartlarını görme ve değiştirme',
    cariHelp: 'Cari kartlarını görme ve değiştirme',
    iptalItirazHelp: 'Gelen talepleri görme ve yanıtlama, talep oluşturma',
    adimaDuzenlenenFaturalarHelp: 'Adıma düzenlenen faturalar ve onlara talep',
    tahsilatHelp: 'Alacakları görme; tahsilat, hatırlatma, vade ve tahsilat ayarları',
    muhasebeHelp: 'Ay özeti ve mali müşavire aktarım; aktarım ayarları',
    yetkilendirmeHelp: 'Kullanıcıları görme, ekleme ve çıkarma',
    companyHelp: 'Şirket ve GİB bilgileri, logo ve imza, ödeme',
    apiHelp: 'API anahtarı oluşturma ve silme',
    onlyRead: 'Sizde Sadece Okuma var',
    notYours: 'Sizde bu yetki yok',
    ownerGives: "Tam Yetki'yi yalnızca şirket sahibi verebilir",
  },
  en: {
    what: 'What can they do?',
    all: 'All',
    choose_none: 'None',
    choose_read: 'Read only',
    choose_full: 'Full',
    faturaHelp: 'View, create and sign invoices; ready notes',
    stokHelp: 'View and change stock cards',
    cariHelp: 'View and change customer cards',
    iptalItirazHelp: 'View, answer and raise requests',
    adimaDuzenlenenFaturalarHelp: 'Received invoices and requests on them',
    tahsilatHelp: 'View receivables; payments, reminders, due dates and collection settings',
    muhasebeHelp: 'Month summary and hand-off to the accountant; its settings',
    yetkilendirmeHelp: 'View, add and remove users',
    companyHelp: 'Company and GİB details, logo and signature, payment',
    apiHelp: 'Create and delete API keys',
    onlyRead: 'You have read access only',
    notYours: 'You do not have this permission',
    ownerGives: 'Only the owner can grant full access',
  },
});
