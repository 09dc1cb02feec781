import { Skeleton } from '@kalem/ui/primitives';
import { useMessages } from '../language';
import { shared } from '../messages';

/** Shown instead of a screen while the companies, or at a page load its own script, are loading. */
export function LoadingScreen() {
  const { loading } = useMessages(shared);
  return (
    <div className="content content-loading" role="status" aria-label={loading}>
      <Skeleton width="220px" height="28px" />
      <Skeleton height="36px" />
      <Skeleton height="320px" />
    </div>
  );
}
