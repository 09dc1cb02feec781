import { defineMessages } from '../../../provider/texts';

/** Texts of the pickers that the form shows before one of them is used. The other texts load with each picker. */
export const pickerMessages = defineMessages('invoicePickers', {
  tr: {
    findRecipient: 'Alıcı',
    findRecipientHint: 'Unvan, ad, VKN veya TCKN yazın',
    findRecipientHelp: 'Cari kartlarında ve GİB kaydında aranır',
    stockItems: 'Stok kartları',
    fromExcel: "Excel'den yükle",
    readyNotes: 'Hazır Notlar',
    removeNote: 'Notu kaldır: {note}',
  },
  en: {
    findRecipient: 'Recipient',
    findRecipientHint: 'Type a title, a name, a VKN or a TCKN',
    findRecipientHelp: 'Looks through customer cards and the registry of GİB',
    stockItems: 'Stock items',
    fromExcel: 'Upload from Excel',
    readyNotes: 'Ready notes',
    removeNote: 'Remove the note: {note}',
  },
});
