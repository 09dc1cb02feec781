import type { Metadata } from 'next';
import Link from 'next/link';
import { eventsOf } from '../../../bank/events.mjs';
import { signedIn } from '../signedIn';
import { EventList } from '../../screens/EventList';

export const metadata: Metadata = { title: 'Genel bakış' };

/** The bank's own start page: accounts, movements (filtered by a name if given), and invoice events. */
export default async function OverviewPage({ searchParams }: { searchParams: Promise<{ kimden?: string }> }) {
  const customer = await signedIn();
  const events = await eventsOf(customer);
  const { kimden } = await searchParams;
  const shown = transactions.filter(({ title }) => kimden === undefined || title === kimden);
  return (
    <>
      <div className="headline">
        <div>
          <p className="muted">Hoş geldiniz,</p>
          <h1>{customer.name}</h1>
        </div>
        <Link className="primary" href="/yeni-fatura">
          Fatura kes
        </Link>
      </div>
      <section className="accounts" aria-label="Hesaplar">
        {accounts.map(({ name, note, balance }) => (
          <article className="card" key={name}>
            <h2>{name}</h2>
            <p className="amount">{balance}</p>
            <p className="muted">{note}</p>
          </article>
        ))}
      </section>
      <div className="columns">
        <section className="card">
          <h2>{kimden === undefined ? 'Son hareketler' : `${kimden} ile hareketler`}</h2>
          {shown.length === 0 && <p className="muted">Hesaplarınızda bu adla bir hareket yok.</p>}
          <ul className="rows">
            {shown.map(({ id, title, day, amount }) => (
              <li key={id}>
                <strong>{title}</strong>
                <span>{day}</span>
                <b className={amount.startsWith('+') ? 'amount income' : 'amount'}>{amount}</b>
              </li>
            ))}
          </ul>
          {kimden !== undefined && <Link href="/">Tüm hareketler</Link>}
        </section>
        <section className="card">
          <h2>Faturalarınızda ne oldu?</h2>
          <EventList events={events.slice(0, 5)} />
        </section>
      </div>
    </>
  );
}

// Fictitious data of the bank.
const accounts = [
  { name: 'Vadesiz ticari hesap', note: 'TR21 0099 9000 0010 0247 1101', balance: '1.284.650,42 ₺' },
  { name: 'Döviz hesabı', note: 'TR91 0099 9000 0010 0247 1102', balance: '18.320,75 €' },
  { name: 'Ticari kredi limiti', note: 'Kullanılabilir tutar', balance: '750.000,00 ₺' },
];

const transactions = [
  { id: 1, title: 'Güngören Gıda Pazarlama A.Ş.', day: '20 Kasım, gelen havale', amount: '+186.400,00 ₺' },
  { id: 2, title: 'Şükrü Işıldak', day: '19 Kasım, gelen FAST', amount: '+24.860,00 ₺' },
  { id: 3, title: 'SGK prim ödemesi', day: '19 Kasım, otomatik ödeme', amount: '−64.218,90 ₺' },
  { id: 4, title: 'Işıklar Lojistik Ltd. Şti.', day: '18 Kasım, giden FAST', amount: '−12.750,00 ₺' },
  { id: 5, title: 'POS günlük hasılat', day: '17 Kasım, üye iş yeri', amount: '+38.915,60 ₺' },
];
