import { defineMessages } from '../../provider/messages';

/** Texts of the list of notes. */
export const messages = defineMessages('noteList', {
  tr: { title: 'Açıklamalar', search: 'Ara', aciklama: 'Açıklama', new: 'Yeni açıklama', add: 'Ekle', empty: 'Yok' },
  en: { title: 'Notes', search: 'Search', aciklama: 'Note', new: 'New note', add: 'Add', empty: 'None' },
});
