import type { App } from './createApp';

/** NUM-05. */
const redirectDelay = 250;

/** SES-13, in this order: the company's portal session, the tokens, the state, and a quarter of a second later the login. */
export async function signOut({ client, store, dirty, signing, leaving, lost, epoch, router }: App): Promise<void> {
  const { activeCompanyId, settings } = store.get();
  leaving.set(true);
  await client.session.signOut({ companyId: activeCompanyId ?? undefined });
  store.set({ activeCompanyId: null, settings });
  dirty.set(false);
  signing.set([]);
  lost.set(null);
  epoch.set(epoch.get() + 1);
  await new Promise((resolve) => setTimeout(resolve, redirectDelay));
  await router.navigate('/login');
  leaving.set(false);
}
