import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts shared by the lists of customers and stock items. */
export const messages = defineMessages('cards', {
  shared: [words],
  tr: {
    import: "Excel'den yükle",
    exporting: 'Excel dosyası hazırlanıyor: {n} kart okundu',
    deleting: '{done} / {total} silindi',
    deleteHelp: 'Bu kartla düzenlenmiş faturalar olduğu gibi kalır. Sildikten sonra geri alabilirsiniz.',
    notDeleted: '{n} kart silinemedi. {reason}',
    restored: 'Geri getirildi',
    empty: 'Gösterilecek bir veri yok',
    foundPart: 'Arama uzun sürdü, yalnızca listenin başına bakıldı. Daha uzun bir metin yazın.',
  },
  en: {
    import: 'Upload from Excel',
    exporting: 'Preparing the Excel file: {n} {n|card|cards} read',
    deleting: '{done} of {total} deleted',
    deleteHelp: 'Invoices made with this card stay as they are. You can undo the deletion.',
    notDeleted: '{n} {n|card|cards} could not be deleted. {reason}',
    restored: 'Restored',
    empty: 'There is nothing to show',
    foundPart: 'The search took long, so only the first of the list were looked at. Type a longer text.',
  },
});
