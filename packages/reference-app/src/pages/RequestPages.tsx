import { IssuedToMe } from '@kalem/ui/issued-to-me';
import { Requests } from '@kalem/ui/requests';
import { useSearchParams } from 'react-router';
import { readQuery, writeQuery } from './listAddress';

/** /dashboard/iptal-itiraz-talepleri: requests of both directions, as they stand in the address. */
export function RequestsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <div className="content">
      <title>İptal / İtiraz Talepleri · Kalem</title>
      <Requests query={readQuery(params)} onQueryChange={(query) => setParams(writeQuery(query), { replace: true })} />
    </div>
  );
}

/** /dashboard/adima-duzenlenen-faturalar: what others issued to the company, as it stands in the address. */
export function IssuedToMePage() {
  const [params, setParams] = useSearchParams();
  return (
    <div className="content">
      <title>Adıma Düzenlenen Faturalar · Kalem</title>
      <IssuedToMe
        query={readQuery(params)}
        onQueryChange={(query) => setParams(writeQuery(query), { replace: true })}
      />
    </div>
  );
}
