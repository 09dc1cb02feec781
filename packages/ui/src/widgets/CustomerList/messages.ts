import { defineMessages } from '../../provider/texts';

/** Texts of the list of customers. */
export const messages = defineMessages('customerList', {
  tr: {
    title: 'Cari Kartları',
    create: 'Yeni Cari Ekle',
    search: 'Cari ara',
    name: 'Unvan / Ad Soyad',
    vknTckn: 'VKN / TCKN',
    vergiDairesi: 'Vergi Dairesi',
    telNo: 'Telefon',
    email: 'Email',
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
    search: 'Search customers',
    name: 'Name',
    vknTckn: 'VKN / TCKN',
    vergiDairesi: 'Tax office',
    telNo: 'Phone',
    email: 'Email',
    count: '{n} {n|customer|customers}',
    selected: '{n} {n|customer|customers} selected',
    nothingToDelete: 'Select at least one customer to delete',
    askDelete: 'Delete the selected customers?',
    deleted: '{n} {n|customer|customers} deleted',
    emptyHelp: 'The people and companies you invoice are kept here. Add the first one or upload your Excel file.',
    notFound: 'Searched in VKN / TCKN, titles, first and last names.',
  },
});
