import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the login. */
export const messages = defineMessages('login', {
  shared: [words],
  tr: {
    title: 'Giriş Yap',
    forgotten: 'Şifremi Unuttum',
    signIn: 'Giriş Yap',
    register: 'Hesabın Yok mu? Kaydol',
  },
  en: {
    title: 'Sign in',
    forgotten: 'Forgot your password?',
    signIn: 'Sign in',
    register: 'No account yet? Register',
  },
});
