import { useKalem } from './useKalem';

/** The company that a widget works for: its own prop, else the provider's. Throws when neither is given. */
export function useCompanyId(own?: string): string {
  const companyId = useKalem().companyId;
  const active = own ?? companyId;
  if (!active) throw new Error('This widget works for one company: give companyId to it or to <KalemProvider>.');
  return active;
}
