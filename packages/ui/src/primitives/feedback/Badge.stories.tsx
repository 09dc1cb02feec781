import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { Amount } from '../Amount';
import { Avatar } from '../Icon';
import { Badge } from './Badge';
import { CompanyMark } from '../Icon';
import * as icons from '../icons';
import { Keys } from '../Button';
import { Logo } from '../Icon';
import { StatusMark } from './Badge';

const meta: Meta<typeof Badge> = {
  title: 'Primitives/Badge',
  component: Badge,
  subcomponents: { StatusMark, Avatar, CompanyMark, Logo, Keys, Amount },
  decorators: [inWidget],
  args: { tone: 'info', children: 'Portal bekleniyor' },
};
export default meta;

export const Default: StoryObj<typeof Badge> = {};

/** Badges, counts and status marks. */
export const Marks: StoryObj = {
  render: () => (
    <div className="kit">
      <KitRow>
        <Logo />
        <CompanyMark name="Çınaraltı Tesis Yönetimi" />
        <Avatar name="ışıl çağlayan" />
        <Keys keys={['Ctrl', 'S']} />
      </KitRow>
      <KitRow>
        <StatusMark status="Onaylandi">Onaylandı</StatusMark>
        <StatusMark status="Onaylanmadi">Onaylanmadı</StatusMark>
        <StatusMark status="Silinmis">Silinmiş</StatusMark>
      </KitRow>
      <KitRow>
        <Badge tone="info" icon={icons.clock}>
          Portal bekleniyor
        </Badge>
        <Badge tone="danger" icon={icons.error}>
          Portal reddetti
        </Badge>
        <Badge tone="warning" icon={icons.refresh}>
          Kontrol ediliyor
        </Badge>
        <Badge tone="success" icon={icons.ok}>
          GİB'den getirildi
        </Badge>
        <Badge tone="primary">%40</Badge>
        <Badge>12 satır</Badge>
      </KitRow>
      <KitRow>
        <Amount value="1099605.85" currency="TRY" />
      </KitRow>
    </div>
  ),
};
