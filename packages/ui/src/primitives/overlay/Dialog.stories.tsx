import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { codeless } from '../../../testing/codeless';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { Button } from '../Button';
import { ConfirmDialog } from './Dialog';
import { Dialog } from './Dialog';

const meta: Meta<typeof Dialog> = {
  title: 'Primitives/Dialog',
  component: Dialog,
  subcomponents: { ConfirmDialog },
  decorators: [inWidget],
  parameters: { controls: { disable: true } },
};
export default meta;

/** A dialog, a confirmation, and a sheet on phones. */
export const Default: StoryObj = { parameters: codeless, render: () => <Windows /> };

export const Dialogs: StoryObj = {
  render: () => <Windows />,
  tags: ['!autodocs'],
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
