import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the password reset. */
export const messages = defineMessages('passwordReset', {
  shared: [words],
  tr: {
    title: 'Hadi parolanı sıfırlayalım!',
    passwordRepeat: 'Parola (Tekrar)',
    advice: 'Parolanızın 6 karakterden uzun olmasını, en az bir büyük harf ve özel karakter içermesini öneririz.',
    reset: 'Parolayı Sıfırla',
    done: 'Parolanız sıfırlanmıştır.',
  },
  en: {
    title: "Let's set a new password!",
    passwordRepeat: 'Password (again)',
    advice: 'We recommend more than 6 characters, among them a capital letter and a special character.',
    reset: 'Set password',
    done: 'Your password has been set.',
  },
});
