import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

/** Newest first (SHL-40). */
const notes = [
  'konaklama',
  'excelNote',
  'exactPrice',
  'homePanel',
  'mobile',
  'iphone',
  'copying',
  'extractingKdv',
  'currencies',
] as const;

/** The dialog. Closing it in any way dismisses the notes. */
export function NotesDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  return (
    <Dialog
      title={t('title')}
      isOpen
      onClose={onClose}
      isDismissable
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('dismiss')}
        </Button>
      }
    >
      <ul className="kalem-version-notes">
        {notes.map((note) => (
          <li key={note}>
            <Icon icon={icons.check} size="sm" />
            <span>{t(note)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const messages = defineMessages('versionNotes', {
  tr: {
    title: 'Versiyon Notları',
    konaklama: 'Konaklama vergisi eklendi',
    excelNote: 'Fatura Excel şablonuna açıklama alanı eklendi',
    exactPrice: 'KDV ayırmadaki yuvarlama sorunu için hassas birim fiyat hesaplaması',
    homePanel: 'Anasayfa paneli',
    mobile: 'Daha iyi mobil görünüm',
    iphone: 'iPhone fatura indirme düzeltmesi',
    copying: 'Fatura kopyalama',
    extractingKdv: 'Kolay KDV ayırma',
    currencies: 'Diğer para birimi seçenekleri',
    dismiss: 'Tamam',
  },
  en: {
    title: 'What is new',
    konaklama: 'Konaklama vergisi (accommodation tax) was added',
    excelNote: 'The Excel template of invoices has a column for notes',
    exactPrice: 'Exact unit prices, against rounding when KDV is taken out of a price',
    homePanel: 'A home page with figures',
    mobile: 'Better on phones',
    iphone: 'Downloading invoices works on the iPhone',
    copying: 'Invoices can be copied',
    extractingKdv: 'KDV is easily taken out of a price',
    currencies: 'Further currencies',
    dismiss: 'OK',
  },
});
