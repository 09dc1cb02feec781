import { KalemProvider, KalemScope, type Theme } from '@kalem/ui';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { LoadingBar } from './shell/LoadingBar';
import { useApp } from './useApp';
import { useValue } from './useValue';

const font = "'Inter Variable', Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** What every screen stands in: the API, the active company, the look, the loading indicator. */
export function Root() {
  const { client, store, theme: choice, epoch } = useApp();
  const { activeCompanyId } = useValue(store);
  const scheme = useValue(choice);
  const theme = useMemo<Theme>(() => ({ scheme, tokens: { font, 'sticky-top': '56px' } }), [scheme]);
  return (
    <KalemProvider key={useValue(epoch)} client={client} companyId={activeCompanyId ?? undefined} theme={theme}>
      <KalemScope className="page">
        <LoadingBar />
        <Outlet />
      </KalemScope>
    </KalemProvider>
  );
}
