import { defineMessages } from '../provider/defineMessages';

/** Texts of the fields. */
export const messages = defineMessages('fields', {
  tr: {
    removeEmail: '{email} adresini kaldır',
    invalidEmail: 'Lütfen geçerli bir email adresi giriniz.',
    emails: 'Email adresleri',
  },
  en: {
    removeEmail: 'Remove {email}',
    invalidEmail: 'Please enter a valid e-mail address.',
    emails: 'E-mail addresses',
  },
});
