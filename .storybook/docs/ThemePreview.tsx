import { useEffect, useState } from 'react';
import { KalemProvider, KalemScope, type Theme } from '@kalem/ui';
import { InvoiceList } from '@kalem/ui/invoice-list';
import { Banner, Button } from '@kalem/ui/primitives';
import type { Scenario } from '../../packages/ui/testing/company';
import { openWeek, weekNow } from '../../packages/ui/testing/openWeek';

/** Primitives and the invoice list in a theme, over the real server in the page. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const scenario = useWeek();
  if (!scenario) return <div className="theme-preview" aria-busy />;
  const { client, companyId } = scenario;
  return (
    <KalemProvider client={client} companyId={companyId} userKey="theme" theme={theme} clock={weekNow} locale="en">
      <KalemScope className="theme-preview">
        <div className="theme-primitives">
          <Button variant="primary">Sign</Button>
          <Button>Download</Button>
          <Button variant="danger">Delete</Button>
        </div>
        <Banner tone="info">The invoice is at the portal and waits for your signature.</Banner>
        <Banner tone="danger">The portal refused the invoice.</Banner>
        <InvoiceList />
      </KalemScope>
    </KalemProvider>
  );
}

/** The server goes with the page that shows it. */
function useWeek(): Scenario | undefined {
  const [scenario, setScenario] = useState<Scenario>();
  useEffect(() => {
    const opening = openWeek();
    void opening.then(setScenario);
    return () => void opening.then(({ server }) => server.close());
  }, []);
  return scenario;
}
