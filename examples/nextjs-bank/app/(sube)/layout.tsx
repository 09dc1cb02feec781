import type { ReactNode } from 'react';
import { idsOf } from '../../../bank/kalem.mjs';
import { Brand } from '../../screens/Brand';
import { Kalem } from '../../screens/Kalem';
import { Menu } from '../../screens/Menu';
import { signedIn } from '../signedIn';

/** The frame of every page of a signed-in customer: the bank's menu, and one provider for all widgets. */
export default async function BranchLayout({ children }: { children: ReactNode }) {
  const customer = await signedIn();
  return (
    <div className="shell">
      <header className="side">
        <Brand />
        <Menu />
        <form className="person" method="post" action="/cikis">
          <p>
            <strong>{customer.name}</strong>
            <span>{customer.firm.title}</span>
          </p>
          <button>Çıkış</button>
        </form>
      </header>
      <main className="content">
        <Kalem {...await idsOf(customer)}>{children}</Kalem>
      </main>
    </div>
  );
}
