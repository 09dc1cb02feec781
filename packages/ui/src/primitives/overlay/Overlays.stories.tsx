import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { Button, IconButton } from '../Button';
import { ConfirmDialog, Dialog } from './Dialog';
import { Disclosure } from '../layout/Disclosure';
import * as icons from '../icons';
import { Menu } from './Menu';
import { Popover, Tooltip } from './Popover';
import { Section } from '../layout/Section';

const meta: Meta = { title: 'Kit/Overlays', decorators: [inWidget] };
export default meta;

const download = fn();

export const Menus: StoryObj = {
  render: () => (
    <KitRow>
      <Menu
        label="Fatura işlemleri"
        icon={icons.more}
        groups={[
          [
            { id: 'download', label: 'Faturayı İndir', icon: icons.download, onAction: download },
            { id: 'edit', label: 'Düzenle', icon: icons.edit, onAction: fn() },
            { id: 'cancel', label: 'İptal Talebi Oluştur', icon: icons.undo, isDisabled: true, onAction: fn() },
          ],
          [{ id: 'delete', label: 'Sil', icon: icons.trash, tone: 'danger', onAction: fn() }],
        ]}
      />
      <Popover label="Açıklama" trigger={<Button>Neden?</Button>}>
        <p className="kalem-option-hint">Koddan gelir; yalnız 650 kodunda değiştirilir</p>
      </Popover>
      <Tooltip text="Menüyü daralt">
        <IconButton label="Menü" icon={icons.panel} />
      </Tooltip>
    </KitRow>
  ),
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

export const OpenMenu: StoryObj = {
  ...Menus,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fatura işlemleri' }));
    await screen.findAllByRole('menuitem');
  },
};

function Windows() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet'>();
  const close = () => setOpen(undefined);
  return (
    <KitRow>
      <Button onPress={() => setOpen('dialog')}>Pencere</Button>
      <Button onPress={() => setOpen('confirm')}>Soru</Button>
      <Button onPress={() => setOpen('sheet')}>Alttan gelen</Button>
      <Dialog
        title="Şirket seçin"
        isOpen={open === 'dialog'}
        onClose={close}
        footer={
          <>
            <Button onPress={close}>Vazgeç</Button>
            <Button variant="primary" onPress={close}>
              Tamam
            </Button>
          </>
        }
      >
        <p className="kalem-muted">
          Çınaraltı Tesis Yönetimi, Bakım ve Temizlik Hizmetleri Sanayi Ticaret Limited Şirketi
        </p>
      </Dialog>
      <ConfirmDialog
        title="Fatura silinsin mi?"
        isOpen={open === 'confirm'}
        confirmLabel="Sil"
        cancelLabel="Vazgeç"
        onConfirm={close}
        onCancel={close}
      >
        <p className="kalem-muted">Portaldaki taslak da silinir ve geri alınamaz.</p>
      </ConfirmDialog>
      <Dialog title="Toplamlar" variant="sheet" isDismissable isOpen={open === 'sheet'} onClose={close}>
        <p>1.099.605,85 TRY</p>
      </Dialog>
    </KitRow>
  );
}

export const Dialogs: StoryObj = {
  render: () => <Windows />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Pencere' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Şirket seçin' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Soru' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Fatura silinsin mi?' })).toBeVisible();
  },
};

export const Sections: StoryObj = {
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
