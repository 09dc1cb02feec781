import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidget } from '../../../testing/inWidget';
import { Button } from '../Button';
import { TextField } from '../input/TextField';
import { Disclosure } from './Disclosure';
import * as icons from '../icons';
import { Section } from './Section';
import { Stepper } from './Section';
import { Setting, SettingForm, SettingRow } from './Setting';

const meta: Meta<typeof Section> = {
  title: 'Primitives/Section',
  component: Section,
  subcomponents: { Disclosure, Stepper, Setting, SettingRow, SettingForm },
  decorators: [inWidget],
  parameters: { controls: { disable: true } },
};
export default meta;

/** One topic per section. Rarely changed fields are collapsed, with a summary of their content. */
export const Default: StoryObj = {
  render: () => (
    <div className="kalem-card">
      <Section
        title="Alıcı Bilgileri"
        note="8 satır"
        actions={
          <Button variant="quiet" icon={icons.users}>
            Cari kartlarından seç
          </Button>
        }
      >
        <p>…</p>
      </Section>
      <Disclosure title="Adres" peek="ATAŞEHİR / İSTANBUL" defaultExpanded>
        Barbaros Mah. Mor Sümbül Sok. No: 7/2
      </Disclosure>
      <Disclosure title="İrsaliye Bilgileri" peek="yok">
        …
      </Disclosure>
    </div>
  ),
};

/** A setting that saves by itself: as a row with its action, and while it is edited. */
export const Settings: StoryObj = {
  render: () => (
    <>
      <Setting title="E-posta" help="Oturum açtığınız adres">
        <SettingRow actions={<Button size="sm">Değiştir</Button>}>muhasebe@igneada-lojistik.example</SettingRow>
      </Setting>
      <Setting title="Ad" help="Şirketteki herkes bu adı görür">
        <SettingForm refusal="Bu alan gereklidir" actions={<Button variant="primary">Kaydet</Button>}>
          <TextField label="Ad soyad" />
        </SettingForm>
      </Setting>
    </>
  ),
};

export const Steps: StoryObj = {
  render: () => <Stepper label="Adımlar" steps={['GİB Bilgileri', 'Şirket Bilgileri', 'Ödeme']} current={1} />,
};
