import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inWidget } from '../../testing/inWidget';
import { KitRow } from '../../testing/KitRow';
import { Button, type ButtonProps, IconButton, Keys, Link } from './Button';
import * as icons from './icons';

const variants: { variant: NonNullable<ButtonProps['variant']>; words: string }[] = [
  { variant: 'primary', words: 'Kaydet' },
  { variant: 'secondary', words: 'Vazgeç' },
  { variant: 'quiet', words: 'Satır ekle' },
  { variant: 'danger', words: 'Sil' },
];

const meta: Meta<typeof Button> = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { IconButton, Link, Keys },
  decorators: [inWidget],
  args: { children: 'Kaydet', variant: 'primary', onPress: fn() },
};
export default meta;

export const Default: StoryObj<typeof Button> = {};

/** Every variant in every state. */
export const States: StoryObj = {
  render: () => (
    <div className="kit">
      <KitRow caption="normal">
        {variants.map(({ variant, words }) => (
          <Button key={variant} variant={variant}>
            {words}
          </Button>
        ))}
      </KitRow>
      {(['data-hovered', 'data-pressed', 'data-focus-visible'] as const).map((state) => (
        <KitRow key={state} caption={state}>
          {variants.map(({ variant, words }) => (
            <button key={variant} type="button" className="kalem-button" data-variant={variant} {...{ [state]: '' }}>
              <span>{words}</span>
            </button>
          ))}
        </KitRow>
      ))}
      <KitRow caption="isDisabled">
        {variants.map(({ variant, words }) => (
          <Button key={variant} variant={variant} isDisabled>
            {words}
          </Button>
        ))}
      </KitRow>
      <KitRow caption="isPending">
        {variants.map(({ variant, words }) => (
          <Button key={variant} variant={variant} isPending>
            {words}
          </Button>
        ))}
      </KitRow>
      <KitRow>
        <Button size="sm">Küçük</Button>
        <Button>Olağan</Button>
        <Button variant="primary" size="lg">
          Büyük
        </Button>
        <Button variant="primary" icon={icons.plus}>
          Yeni Fatura Oluştur
        </Button>
        <Button iconAfter={icons.chevronRight}>Sonraki</Button>
        <Button variant="primary" end={<Keys keys={['Ctrl', 'S']} />}>
          Kaydet
        </Button>
        <IconButton label="İşlemler" icon={icons.more} />
        <IconButton label="Düzenle" icon={icons.edit} />
        <IconButton label="Yenile" icon={icons.refresh} size="sm" />
        <IconButton label="Sil" icon={icons.trash} isDisabled />
        <Link href="#kvkk">Aydınlatma metni</Link>
      </KitRow>
    </div>
  ),
};

export const Pending: StoryObj<typeof Button> = {
  args: { isPending: true, onPress: fn(), variant: 'primary', children: 'Kaydet' },
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleName(/Kaydet/);
  },
};
