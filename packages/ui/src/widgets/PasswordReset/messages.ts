import { defineMessages } from '../../provider/texts';

/** Texts of setting a new password. */
export const messages = defineMessages('passwordReset', {
  tr: {
    title: 'Hadi parolanı sıfırlayalım!',
    password: 'Parola',
    passwordRepeat: 'Parola (Tekrar)',
    advice: 'Parolanız 6 karakterden uzun olmalı, en az bir büyük harf ve özel karakter içermelidir.',
    reset: 'Parolayı Sıfırla',
    done: 'Parolanız sıfırlanmıştır.',
  },
  en: {
    title: "Let's set a new password!",
    password: 'Password',
    passwordRepeat: 'Password (again)',
    advice: 'Your password should have more than 6 characters, among them a capital letter and a special character.',
    reset: 'Set password',
    done: 'Your password has been set.',
  },
});
