interface Event {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly at: string;
}

/** Invoice events, newest first. */
export function EventList({ events }: { events: readonly Event[] }) {
  if (events.length === 0)
    return <p className="muted">Henüz bir bildirim yok. Bir fatura kaydettiğinizde burada görünür.</p>;
  return (
    <ul className="rows">
      {events.map(({ id, title, detail, at }) => (
        <li key={id}>
          <strong>{title}</strong>
          <span>{detail}</span>
          <time>{at}</time>
        </li>
      ))}
    </ul>
  );
}
