import { defineMessages } from '../../provider/texts';

/** Texts of the login. */
export const messages = defineMessages('login', {
  tr: {
    title: 'Giriş Yap',
    email: 'Email',
    password: 'Parola',
    forgotten: 'Şifremi Unuttum',
    signIn: 'Giriş Yap',
    register: 'Hesabın Yok mu? Kaydol',
  },
  en: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    forgotten: 'Forgot your password?',
    signIn: 'Sign in',
    register: 'No account yet? Register',
  },
});
