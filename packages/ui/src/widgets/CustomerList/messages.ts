import { partyTerms } from '../../kit/customer/partyTerms';
import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the list of customers. */
export const messages = defineMessages('customerList', {
  shared: [words, partyTerms],
  tr: {
    title: 'Cari Kartları',
    create: 'Yeni cari ekle',
    show: 'Faturaları ve toplamları',
    search: 'Cari ara',
    name: 'Unvan / Ad Soyad',
    import: "Cari kartlarını Excel'den yükle",
    count: '{n} cari',
    selected: '{n} cari seçildi',
    nothingToDelete: 'Silmek için en az bir cari seçilmeli',
    askDelete: 'Seçili cari(ler) silinsin mi?',
    deleted: '{n} cari silindi',
    emptyHelp: 'Fatura kestiğiniz kişi ve şirketler burada durur. İlkini ekleyin ya da Excel dosyanızdan yükleyin.',
    notFound: 'VKN / TCKN, unvan, ad ve soyad içinde arandı.',
  },
  en: {
    title: 'Customers',
    create: 'Add customer',
    show: 'Invoices and sums',
    search: 'Search customers',
    name: 'Name',
    import: 'Upload customers from Excel',
    count: '{n} {n|customer|customers}',
    selected: '{n} {n|customer|customers} selected',
    nothingToDelete: 'Select at least one customer to delete',
    askDelete: 'Delete the selected customers?',
    deleted: '{n} {n|customer|customers} deleted',
    emptyHelp: 'The people and companies you invoice are kept here. Add the first one or upload your Excel file.',
    notFound: 'Searched in VKN / TCKN, titles, first and last names.',
  },
});
