import { IssuedToMe } from '@kalem/ui/issued-to-me';
import { Requests } from '@kalem/ui/requests';
import { useListAddress } from './listAddress';
import { Title } from './Title';

/** /dashboard/iptal-itiraz-talepleri: requests of both directions; the query is in the address. */
export function RequestsPage() {
  const address = useListAddress();
  return (
    <div className="content">
      <Title screen="requests" />
      <Requests {...address} />
    </div>
  );
}

/** /dashboard/adima-duzenlenen-faturalar: received invoices; the query is in the address. */
export function IssuedToMePage() {
  const address = useListAddress();
  return (
    <div className="content">
      <Title screen="issuedToMe" />
      <IssuedToMe {...address} />
    </div>
  );
}
