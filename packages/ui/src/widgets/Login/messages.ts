import { defineMessages } from '../../provider/texts';

/** Texts of the login. */
export const messages = defineMessages('login', {
  tr: {
    title: 'Giriş Yap',
    email: 'Email',
    password: 'Parola',
    signIn: 'Giriş Yap',
    register: 'Hesabın Yok mu? Kaydol',
  },
  en: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    register: 'No account yet? Register',
  },
});
