import { defineMessages } from '../../provider/texts';

/** Texts of the registration. */
export const messages = defineMessages('register', {
  tr: {
    title: 'Hesap Oluştur',
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'Email',
    password: 'Parola',
    passwordRepeat: 'Parola (Tekrar)',
    kvkkNotice: 'KVKK Aydınlatma Metni',
    kvkkRest: "'ni okudum ve onaylıyorum",
    register: 'Hesap Oluştur',
    login: 'Zaten hesabın var mı? Giriş Yap',
  },
  en: {
    title: 'Create an account',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    passwordRepeat: 'Password (again)',
    kvkkNotice: 'The data-protection notice (KVKK)',
    kvkkRest: ': I have read and accept it',
    register: 'Create account',
    login: 'Already have an account? Sign in',
  },
});
