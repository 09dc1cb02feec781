import { defineMessages } from '../provider/messages';

/** Texts of what every widget has. */
export const messages = defineMessages('widget', {
  tr: {
    failed: 'Bu bölüm gösterilemedi.',
    partGone: 'Bu bölümün bir parçası yüklenemedi. Yeniden deneyin; olmazsa sayfayı yenileyin.',
    retry: 'Yeniden dene',
  },
  en: {
    failed: 'This part cannot be shown.',
    partGone: 'A piece of this part could not be loaded. Try again; if that does not help, reload the page.',
    retry: 'Try again',
  },
});
