import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Toast, ToastStore } from '../../provider/toasts';
import { useMessages } from '../../provider/messages';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { messages } from '../messages';

/** ERR-04, NUM-07 */
const lifetime = 5000;
const marks: Record<Toast['tone'], string> = { success: icons.ok, danger: icons.error, info: icons.info };

/** Toasts of one provider, newest last. They leave after five seconds, but not while pointed at or focused. */
export function ToastRegion({ toasts }: { toasts: ToastStore }) {
  const t = useMessages(messages);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.toasts, toasts.toasts);
  const [held, setHeld] = useState(false);
  return (
    <div
      className="kalem-toasts"
      role="region"
      aria-label={t('notifications')}
      data-react-aria-top-layer="true"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} held={held} onClose={toasts.close} />
      ))}
    </div>
  );
}

function ToastItem({ toast, held, onClose }: { toast: Toast; held: boolean; onClose: (id: number) => void }) {
  const t = useMessages(messages);
  useEffect(() => {
    if (held || toast.stays) return undefined;
    const timer = setTimeout(() => onClose(toast.id), lifetime);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.id, toast.stays]);
  return (
    <div className="kalem-toast" data-tone={toast.tone} role={toast.tone === 'danger' ? 'alert' : 'status'}>
      <Icon icon={marks[toast.tone]} />
      <span className="kalem-toast__text">
        {toast.text}
        {toast.action && (
          <>
            {' '}
            <button
              type="button"
              className="kalem-link"
              onClick={() => {
                toast.action?.onAction();
                onClose(toast.id);
              }}
            >
              {toast.action.label}
            </button>
          </>
        )}
      </span>
      <button
        type="button"
        className="kalem-icon-button"
        data-size="sm"
        aria-label={t('close')}
        onClick={() => onClose(toast.id)}
      >
        <Icon icon={icons.x} size="sm" />
      </button>
    </div>
  );
}
