import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { Button } from '../Button';
import { IconButton } from '../Button';
import * as icons from '../icons';
import { Menu } from './Menu';
import { Popover } from './Popover';
import { Tooltip } from './Popover';

const download = fn();

const meta: Meta<typeof Menu> = {
  title: 'Primitives/Menu',
  component: Menu,
  subcomponents: { Popover, Tooltip },
  decorators: [inWidget],
  args: {
    label: 'Fatura işlemleri',
    icon: icons.more,
    groups: [
      [
        { id: 'download', label: 'Faturayı İndir', icon: icons.download, onAction: download },
        { id: 'edit', label: 'Düzenle', icon: icons.edit, onAction: fn() },
        { id: 'cancel', label: 'İptal Talebi Oluştur', icon: icons.undo, isDisabled: true, onAction: fn() },
      ],
      [{ id: 'delete', label: 'Sil', icon: icons.trash, tone: 'danger', onAction: fn() }],
    ],
  },
};
export default meta;

export const Default: StoryObj<typeof Menu> = {};

/** Overlays beside a button. */
export const Hints: StoryObj = {
  render: () => (
    <KitRow>
      <Popover label="Açıklama" trigger={<Button>Neden?</Button>}>
        <p className="kalem-option-hint">Koddan gelir; yalnız 650 kodunda değiştirilir</p>
      </Popover>
      <Tooltip text="Menüyü daralt">
        <IconButton label="Menü" icon={icons.panel} />
      </Tooltip>
    </KitRow>
  ),
};

export const Menus: StoryObj<typeof Menu> = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fatura işlemleri' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Faturayı İndir',
      'Düzenle',
      'İptal Talebi Oluştur',
      'Sil',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Faturayı İndir' }));
    await expect(download).toHaveBeenCalled();
  },
};

export const OpenMenu: StoryObj<typeof Menu> = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fatura işlemleri' }));
    await screen.findAllByRole('menuitem');
  },
};
