import type { Metadata } from 'next';
import { eventsOf } from '../../../../bank/events.mjs';
import { EventList } from '../../../screens/EventList';
import { signedIn } from '../../signedIn';

export const metadata: Metadata = { title: 'Bildirimler' };

/** The webhook events of this customer's firm. */
export default async function EventsPage() {
  const events = await eventsOf(await signedIn());
  return (
    <>
      <div className="headline">
        <div>
          <h1>Bildirimler</h1>
          <p className="muted">Fatura hizmetinin bankamıza bildirdikleri, yeniden eskiye.</p>
        </div>
      </div>
      <section className="card narrow">
        <EventList events={events} />
      </section>
    </>
  );
}
