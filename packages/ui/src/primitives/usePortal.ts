import { useKalem } from '../provider/useKalem';

/** The overlay's container for React Aria: the provider's own root, so that it keeps our theme and nothing of the host clips it. */
export function usePortal(): { UNSTABLE_portalContainer?: Element } {
  const { portalRoot } = useKalem();
  return portalRoot ? { UNSTABLE_portalContainer: portalRoot } : {};
}
