import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { useKalem } from '../../provider/useKalem';
import { Avatar, CompanyMark, Icon, Logo } from '../Icon';
import { Badge, StatusMark } from './Badge';
import { Banner } from './Banner';
import { Button, Keys } from '../Button';
import { EmptyState } from './EmptyState';
import * as icons from '../icons';
import { Progress, Skeleton, Spinner } from './Progress';
import { Stepper } from '../layout/Section';

const meta: Meta = { title: 'Kit/Feedback', decorators: [inWidget] };
export default meta;

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
          GİB’den getirildi
        </Badge>
        <Badge tone="primary">%40</Badge>
        <Badge>12 satır</Badge>
      </KitRow>
      <KitRow>
        {Object.entries(icons).map(([name, icon]) => (
          <Icon key={name} icon={icon} />
        ))}
      </KitRow>
      <Stepper label="Adımlar" steps={['GİB Bilgileri', 'Şirket Bilgileri', 'Ödeme']} current={1} />
    </div>
  ),
};

export const Banners: StoryObj = {
  render: () => (
    <div className="kit">
      <Banner actions={<Button size="sm">Şimdi öde</Button>}>Deneme sürenizin bitmesine 5 gün kaldı</Banner>
      <Banner tone="warning">Lisans süreniz bitmiştir</Banner>
      <Banner tone="danger" actions={<Button size="sm">Yeniden dene</Button>}>
        Bağlantı hatası, internet bağlantınızı kontrol eder misin?
      </Banner>
      <Banner tone="success">Yükleme tamamlandı</Banner>
    </div>
  ),
};

export const Waiting: StoryObj = {
  render: () => (
    <div className="kit">
      <KitRow>
        <Spinner /> <span className="kalem-sm kalem-muted">Kod doğrulanıyor</span>
      </KitRow>
      <Progress label="Faturalar indiriliyor" value={128} max={240} />
      <Skeleton width="40%" />
      <div className="kalem-card">
        <EmptyState title="Gösterilecek bir veri yok" actions={<Button variant="primary">Yeni Cari Ekle</Button>}>
          Cari kartı ekleyin ya da elinizdeki listeyi Excel’den yükleyin.
        </EmptyState>
      </div>
    </div>
  ),
};

function Toaster() {
  const { toast, report } = useKalem();
  return (
    <KitRow>
      <Button onPress={() => toast({ tone: 'success', text: 'Fatura kaydedildi' })}>Başarılı</Button>
      <Button onPress={() => report({ kind: 'story', error: new Error('x') })}>Hata</Button>
    </KitRow>
  );
}

export const Toasts: StoryObj = {
  render: () => <Toaster />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Başarılı' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Fatura kaydedildi');
    await userEvent.click(canvas.getByRole('button', { name: 'Hata' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Beklenmeyen bir hata oluştu');
  },
};
