import { goodsTerms } from '../../kit/stock/goodsTerms';
import { defineMessages } from '../../provider/texts';

/** Texts of the list of stock items. */
export const messages = defineMessages('stockList', {
  shared: [goodsTerms],
  tr: {
    title: 'Stok Kartları',
    create: 'Yeni stok ekle',
    search: 'Stok ara',
    stokTipi: 'Stok Tipi',
    import: "Stok kartlarını Excel'den yükle",
    count: '{n} stok',
    selected: '{n} stok seçildi',
    nothingToDelete: 'Silmek için en az bir stok seçilmeli',
    askDelete: 'Seçili stok(lar) silinsin mi?',
    deleted: '{n} stok silindi',
    emptyHelp: 'Sattığınız mal ve hizmetler burada durur. İlkini ekleyin ya da Excel dosyanızdan yükleyin.',
    notFound: 'Mal / hizmet adı, GTİP ve açıklama içinde arandı.',
  },
  en: {
    title: 'Stock items',
    create: 'Add stock item',
    search: 'Search stock items',
    stokTipi: 'Kind',
    import: 'Upload stock items from Excel',
    count: '{n} stock {n|item|items}',
    selected: '{n} stock {n|item|items} selected',
    nothingToDelete: 'Select at least one stock item to delete',
    askDelete: 'Delete the selected stock items?',
    deleted: '{n} stock {n|item|items} deleted',
    emptyHelp: 'The goods and services you sell are kept here. Add the first one or upload your Excel file.',
    notFound: 'Searched in names, GTİP and descriptions.',
  },
});
