import { defineMessages } from '../provider/texts';
import { messages } from './messages';

/** Words that many widgets use, and the texts of the primitives. Hosts override each once. */
export const words = defineMessages('words', {
  shared: [messages],
  tr: {
    save: 'Kaydet',
    undo: 'Geri al',
    edit: 'Düzenle',
    stop: 'Durdur',
    export: "Excel'e Aktar",
    actions: 'İşlemler',
    show: 'Göster',
    change: 'Değiştir',
    back: 'Geri',
    columns: 'Sütunlar',
    delete: 'Sil',
    email: 'Email',
    password: 'Parola',
    sendAgain: 'Yeniden gönder',
  },
  en: {
    save: 'Save',
    undo: 'Undo',
    edit: 'Edit',
    stop: 'Stop',
    export: 'Export to Excel',
    actions: 'Actions',
    show: 'Show',
    change: 'Change',
    back: 'Back',
    columns: 'Columns',
    delete: 'Delete',
    email: 'Email',
    password: 'Password',
    sendAgain: 'Send again',
  },
});
