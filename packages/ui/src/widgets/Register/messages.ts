import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the registration. */
export const messages = defineMessages('register', {
  shared: [words],
  tr: {
    title: 'Hesap Oluştur',
    firstName: 'Ad',
    lastName: 'Soyad',
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
    passwordRepeat: 'Password (again)',
    kvkkNotice: 'The data-protection notice (KVKK)',
    kvkkRest: ': I have read and accept it',
    register: 'Create account',
    login: 'Already have an account? Sign in',
  },
});
