import { noPermissions } from '@kalem/domain';
import { createRoot } from 'react-dom/client';
import { defineCustomElements } from '../src/elements';
import { elementOf } from '../src/elements/WidgetElement';
import { EmailsField } from '../src/fields/EmailsField';
import { PermissionRows } from '../src/fields/PermissionRows';
import { permissionAreas } from '../src/fields/permissions';
import { Amount } from '../src/primitives/Amount';
import { Button, IconButton, Keys, Link } from '../src/primitives/Button';
import { Checkbox } from '../src/primitives/choice/Checkbox';
import { RadioGroup } from '../src/primitives/choice/RadioGroup';
import { Switch } from '../src/primitives/choice/Switch';
import { Badge, StatusMark } from '../src/primitives/feedback/Badge';
import { Banner } from '../src/primitives/feedback/Banner';
import { EmptyState } from '../src/primitives/feedback/EmptyState';
import { Progress, Skeleton, Spinner } from '../src/primitives/feedback/Progress';
import { Avatar, CompanyMark, Icon, Logo } from '../src/primitives/Icon';
import * as icons from '../src/primitives/icons';
import { CodeField } from '../src/primitives/input/CodeField';
import { NumberField } from '../src/primitives/input/NumberField';
import { SearchField } from '../src/primitives/input/SearchField';
import { PasswordField, TextArea, TextField } from '../src/primitives/input/TextField';
import { Disclosure } from '../src/primitives/layout/Disclosure';
import { Section, Stepper } from '../src/primitives/layout/Section';
import { Setting, SettingForm, SettingRow } from '../src/primitives/layout/Setting';
import { WidgetRoot } from '../src/primitives/layout/WidgetRoot';
import { createTheme } from '../src/provider/createTheme';
import { KalemProvider } from '../src/provider/KalemProvider';
import { fakeApi } from './fakeApi';
import { List } from './GalleryList';
import { Overlays } from './GalleryOverlays';

/**
 * Shows every primitive in its states, for tests against a host's styles. Overlays have a button or a field that opens
 * them.
 */
export function showGallery(place: HTMLElement): void {
  createRoot(place).render(
    <KalemProvider client={fakeApi({}).client} userKey="gallery" theme={theme}>
      <GalleryWidget />
    </KalemProvider>,
  );
}

/** The same gallery inside a custom element. */
export function showGalleryElement(place: HTMLElement): void {
  defineCustomElements();
  const plan = { load: async () => GalleryWidget, needs: 'nothing', props: {} } as const;
  customElements.define('kalem-gallery', elementOf('gallery', plan));
  const element = Object.assign(document.createElement('kalem-gallery'), {
    ...{ client: fakeApi({}).client, userKey: 'gallery', theme },
  });
  place.append(element);
}

function GalleryWidget() {
  return (
    <WidgetRoot name="gallery">
      <Marks />
      <Buttons />
      <Fields />
      <Choices />
      <Surfaces />
      <List />
      <Overlays />
    </WidgetRoot>
  );
}

/** A fixed font, because the font family is inherited from the page. */
const theme = createTheme({ scheme: 'light', tokens: { font: 'Arial, sans-serif' } });
const nothing = () => undefined;
const tones = ['info', 'warning', 'danger', 'success'] as const;

function Marks() {
  return (
    <>
      <h1 className="kalem-title">Giden Faturalar</h1>
      <h2 className="kalem-heading">Mal ve Hizmetler</h2>
      <p className="kalem-muted">Şükrü Işıldak</p>
      <p className="kalem-sm kalem-cut">Çınaraltı Tesis Yönetimi</p>
      <p className="kalem-xs">12 satır</p>
      <Logo />
      <CompanyMark name="Çınaraltı Tesis Yönetimi" />
      <Avatar name="ışıl çağlayan" />
      <Keys keys={['Ctrl', 'S']} />
      <Icon icon={icons.check} />
      <Icon icon={icons.check} size="sm" />
      <Amount value="1099605.85" currency="TRY" />
      {(['Onaylandi', 'Onaylanmadi', 'Silinmis'] as const).map((status) => (
        <StatusMark key={status} status={status}>
          {status}
        </StatusMark>
      ))}
      {([...tones, 'primary'] as const).map((tone) => (
        <Badge key={tone} tone={tone} icon={icons.clock}>
          Portal bekleniyor
        </Badge>
      ))}
      <Stepper label="Adımlar" steps={['GİB Bilgileri', 'Şirket Bilgileri', 'Ödeme']} current={1} />
      <Spinner />
      <Progress label="Faturalar indiriliyor" value={128} max={240} />
      <Skeleton width="40%" />
      <Skeleton height="20px" />
    </>
  );
}

function Buttons() {
  return (
    <>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <p key={variant}>
          <Button variant={variant} icon={icons.plus} end={<Keys keys={['N']} />}>
            Yeni
          </Button>
          <Button variant={variant} isDisabled>
            Kapalı
          </Button>
          <Button variant={variant} isPending>
            Sürüyor
          </Button>
        </p>
      ))}
      <Button size="sm">Küçük</Button>
      <Button size="lg">Büyük</Button>
      <IconButton label="Düzenle" icon={icons.edit} />
      <IconButton label="Kapalı düğme" icon={icons.trash} isDisabled size="sm" />
      <Link href="#kvkk">Aydınlatma metni</Link>
    </>
  );
}

function Fields() {
  return (
    <div className="kalem-grid">
      <TextField label="Unvan" defaultValue="Şükrü Işıldak" description="Vergi levhasındaki gibi" />
      <TextField label="Ad" placeholder="Ad yazın" isOptional />
      <TextField label="Adres" defaultValue="şükrü@" error="Lütfen geçerli bir email adresi giriniz." />
      <TextField label="VKN" defaultValue="7351902846" success="Mükellef bilgileri getirildi" />
      <TextField label="Fatura Tarihi" defaultValue="01/01/2020" warning="Bu tarihin imza süresi geçti" />
      <TextField label="Belge Numarası" defaultValue="GIB2026000001284" kind="code" isReadOnly />
      <TextField label="Kapalı" defaultValue="x" isDisabled />
      <PasswordField label="Şifre" defaultValue="Kalem2026!" autoComplete="off" />
      <SearchField label="Fatura ara" value="ışıl" onChange={nothing} />
      <TextArea label="Not" defaultValue="Sözleşme No: 2026/118." />
      <NumberField label="Miktar" value="1234.5" onChange={nothing} places={8} affix="Adet" />
      <EmailsField label="Email" value={['muhasebe@igneada.example', 'bilgi@igneada.example']} onChange={nothing} />
      <CodeField
        label="Onay kodu"
        value="12a"
        onChange={nothing}
        normalize={(typed) => typed}
        inputRef={{ current: null }}
      />
    </div>
  );
}

const people = [
  { id: 'tuzel', label: 'Tüzel Kişi' },
  { id: 'gercek', label: 'Gerçek Kişi' },
] as const;

function Choices() {
  return (
    <>
      <Checkbox>Faturada göster</Checkbox>
      <Checkbox defaultSelected>Seçili</Checkbox>
      <Checkbox isIndeterminate>Tümünü seç</Checkbox>
      <Checkbox defaultSelected isDisabled>
        Kapalı
      </Checkbox>
      <Checkbox isInvalid>Onaylıyorum</Checkbox>
      <Switch label="Email bildirimi" description="isil@ornek.test" isSelected onChange={nothing} />
      <Switch label="SMS bildirimi" isSelected={false} isDisabled onChange={nothing} />
      <RadioGroup label="Kişi" options={people} value="tuzel" onChange={nothing} />
      <RadioGroup label="Görünüm" options={people} value="gercek" onChange={nothing} variant="segmented" isBare />
    </>
  );
}

function Surfaces() {
  return (
    <>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} actions={<Button size="sm">Yeniden dene</Button>}>
          Lisans süreniz bitmiştir
        </Banner>
      ))}
      <div className="kalem-card">
        <Section title="Alıcı Bilgileri" note="8 satır" actions={<Button variant="quiet">Seç</Button>}>
          <p>…</p>
        </Section>
        <Disclosure title="Adres" peek="ATAŞEHİR / İSTANBUL" defaultExpanded>
          Barbaros Mah. Mor Sümbül Sok. No: 7/2
        </Disclosure>
      </div>
      <Setting title="Bağlantı" help="Kalem faturaları bu hesapla yazar.">
        <SettingRow actions={<Button size="sm">Değiştir</Button>}>
          <Icon icon={icons.mail} />
          isil@ornek.test
        </SettingRow>
        <SettingForm refusal="Sunucuya ulaşılamadı" actions={<Button>Kaydet</Button>}>
          <div className="kalem-setting__inline">
            <TextField label="Ad soyad" defaultValue="Işıl Çağlayan" />
            <Button>Kaydet</Button>
          </div>
        </SettingForm>
      </Setting>
      <PermissionRows
        areas={permissionAreas}
        giver={{ isOwner: true, permissions: noPermissions }}
        before={noPermissions}
        value={noPermissions}
        onChange={nothing}
      />
      <EmptyState title="Gösterilecek bir veri yok" actions={<Button variant="primary">Yeni cari ekle</Button>}>
        Cari kartı ekleyin ya da elinizdeki listeyi Excel&apos;den yükleyin.
      </EmptyState>
    </>
  );
}
