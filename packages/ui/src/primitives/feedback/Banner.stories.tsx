import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { codeless } from '../../../testing/codeless';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { useKalem } from '../../provider/useKalem';
import { Banner } from './Banner';
import { Button } from '../Button';

const meta: Meta<typeof Banner> = {
  title: 'Primitives/Banner',
  component: Banner,
  decorators: [inWidget],
  args: { tone: 'info', children: 'Deneme sürenizin bitmesine 5 gün kaldı' },
};
export default meta;

export const Default: StoryObj<typeof Banner> = {};

export const Tones: StoryObj = {
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

/** A toast appears and closes by itself. The provider renders it. */
export const Toast: StoryObj = { parameters: codeless, render: () => <Toaster /> };

export const Toasts: StoryObj = {
  render: () => <Toaster />,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Başarılı' }));
    await expect(await screen.findByText('Fatura kaydedildi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hata' }));
    await expect(await screen.findByText(/Beklenmeyen bir hata oluştu/)).toBeVisible();
  },
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
