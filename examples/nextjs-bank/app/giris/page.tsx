import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Brand } from '../../screens/Brand';

export const metadata: Metadata = { title: 'Giriş' };

/** The sign-in page of the bank. */
export default async function SignInPage({ searchParams }: { searchParams: Promise<{ hata?: string }> }) {
  // Render per request, because the nonce changes.
  await connection();
  const { hata } = await searchParams;
  return (
    <main className="door">
      <section className="door-picture">
        <Brand />
        <p>Faturanız, tahsilatınız ve hesabınız aynı yerde.</p>
      </section>
      <form className="door-form" method="post" action="/oturum">
        <h1>İşletme bankacılığı</h1>
        <p className="muted">Müşteri numaranız ve parolanızla giriş yapın.</p>
        {hata && (
          <p className="fault" role="alert">
            Müşteri numarası veya parola hatalı.
          </p>
        )}
        <label>
          Müşteri numarası
          <input name="number" inputMode="numeric" autoComplete="username" required />
        </label>
        <label>
          Parola
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button className="primary">Giriş yap</button>
        <p className="muted hint">
          Deneme müşterileri: <b>10024711</b> ve <b>10024712</b>, parola <b>Meridyen2026!</b>
        </p>
      </form>
    </main>
  );
}
