import { useApp } from '../useApp';
import { useValue } from '../useValue';

/** Shows while calls are under way (SES-16). */
export function LoadingBar() {
  const isLoading = useValue(useApp().loading) > 0;
  return isLoading ? <div className="loading-bar" role="progressbar" aria-label="Yükleniyor" /> : null;
}
