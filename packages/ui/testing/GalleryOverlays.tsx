import { useState } from 'react';
import { Button } from '../src/primitives/Button';
import { ComboBox } from '../src/primitives/choice/ComboBox';
import { DateField } from '../src/primitives/input/DateField';
import { Dialog } from '../src/primitives/overlay/Dialog';
import { IconButton } from '../src/primitives/Button';
import * as icons from '../src/primitives/icons';
import { Menu } from '../src/primitives/overlay/Menu';
import { Popover } from '../src/primitives/overlay/Popover';
import { Select } from '../src/primitives/choice/Select';
import { TextField } from '../src/primitives/input/TextField';
import { Tooltip } from '../src/primitives/overlay/Popover';
import { useKalem } from '../src/provider/useKalem';

const nothing = () => undefined;
const offices = [
  { id: '076201', label: 'Iğdır Vergi Dairesi Müdürlüğü', end: 'IĞDIR' },
  { id: '034201', label: 'Şişli Vergi Dairesi Müdürlüğü', end: 'İSTANBUL' },
];

/** Overlays: a list, a menu, a calendar and a dialog, each with its button. */
export function Overlays() {
  const { toast } = useKalem();
  const [office, setOffice] = useState('');
  const [variant, setVariant] = useState<'dialog' | 'sheet' | 'drawer'>();
  return (
    <>
      <Select label="Vergi Dairesi" options={offices} value="034201" onChange={nothing} />
      <ComboBox
        label="Daire ara"
        options={offices.map((one) => ({ ...one, note: 'Bağlı vergi dairesi' }))}
        value={office}
        onChange={setOffice}
      />
      <DateField label="Tarih" value="2026-11-21" onChange={nothing} />
      <Menu
        label="İşlemler"
        icon={icons.more}
        groups={[
          [
            { id: 'edit', label: 'Düzenle', icon: icons.edit, onAction: nothing },
            { id: 'cancel', label: 'İptal', icon: icons.undo, isDisabled: true, onAction: nothing },
          ],
          [{ id: 'delete', label: 'Sil', icon: icons.trash, tone: 'danger', onAction: nothing }],
        ]}
      />
      <Popover label="Açıklama" trigger={<Button>Neden?</Button>}>
        <p className="kalem-option-hint">Koddan gelir</p>
        <div className="kalem-option-foot">Enter seçer</div>
      </Popover>
      <Tooltip text="Menüyü daralt">
        <IconButton label="Daralt" icon={icons.panel} />
      </Tooltip>
      <Button onPress={() => toast({ tone: 'success', text: 'Fatura kaydedildi', stays: true })}>Bildir</Button>
      {(['dialog', 'sheet', 'drawer'] as const).map((kind) => (
        <Button key={kind} onPress={() => setVariant(kind)}>{`Aç: ${kind}`}</Button>
      ))}
      <Dialog
        title="Şirket seçin"
        variant={variant}
        isOpen={variant !== undefined}
        onClose={() => setVariant(undefined)}
        footer={<Button onPress={() => setVariant(undefined)}>Tamam</Button>}
      >
        <h3 className="kalem-heading">Şirketler</h3>
        <TextField label="Ara" />
        <ul>
          <li>Çınaraltı Tesis Yönetimi</li>
        </ul>
      </Dialog>
    </>
  );
}
