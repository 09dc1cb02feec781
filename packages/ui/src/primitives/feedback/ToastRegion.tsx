import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Announcement, Toast, ToastStore } from '../../provider/toasts';
import { useMessages } from '../../provider/messages';
import { searchAll } from '../../provider/shadow';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { messages } from '../messages';
import { placeToasts } from './toastPlace';

/** ERR-04, NUM-07 */
const USUAL_LIFETIME_MS = 5000;
/** Screen readers have read the announcement by then. If it stayed, users who read line by line would find it twice. */
const ANNOUNCED_MS = 1000;
const marks: Record<Toast['tone'], string> = { success: icons.ok, danger: icons.error, info: icons.info };

/** The toast of one provider. It closes after 5 s, but not while it is hovered or holds the focus. */
export function ToastRegion({ toasts }: { toasts: ToastStore }) {
  const t = useMessages(messages);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.toasts, toasts.toasts);
  const announcements = useSyncExternalStore(toasts.subscribe, toasts.announcements, toasts.announcements);
  const [isPointedAt, setPointedAt] = useState(false);
  const { focused, ...focusHandlers } = useFocusedToast(shown);
  const region = useRef<HTMLDivElement>(null);
  useDialogs(region, toasts.makeRoom);
  usePlace(region, shown);
  return (
    <div
      ref={region}
      className="kalem-toasts"
      role="region"
      aria-label={t('notifications')}
      data-react-aria-top-layer="true"
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      {...focusHandlers}
    >
      {/* Screen readers announce text added to a live region, but not a new live region with its text. */}
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency}>
          {shown
            .filter(({ tone }) => (tone === 'danger') === (urgency === 'assertive'))
            .map((toast) => (
              <ToastItem
                key={toast.id}
                toast={toast}
                held={isPointedAt || focused === toast.id}
                onClose={toasts.close}
              />
            ))}
          {urgency === 'polite' &&
            announcements.map((announcement) => (
              <Announced key={announcement.id} {...announcement} onRead={toasts.forget} />
            ))}
        </div>
      ))}
    </div>
  );
}

function Announced({ id, parts, onRead }: Announcement & { onRead: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onRead(id), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, [id, onRead]);
  return (
    <span className="kalem-hidden">
      {parts.map(({ text, lang }, index) => (
        <span key={index} lang={lang}>
          {text}
        </span>
      ))}
    </span>
  );
}

/**
 * The id of the focused toast. A boolean would stay true: React fires no blur for a removed element, and the next toast
 * would never close. When the focused toast closes, the element that had the focus before gets it back.
 */
function useFocusedToast(shown: readonly Toast[]) {
  const [focused, setFocused] = useState<number>();
  const before = useRef<Element>(null);
  const isClosed = focused !== undefined && !shown.some(({ id }) => id === focused);
  useClientLayoutEffect(() => {
    if (isClosed && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [isClosed]);
  return {
    focused,
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      setFocused(shown[0]?.id);
    },
    onBlur: () => setFocused(undefined),
  };
}

/** Calls `onOpen` when a dialog of the provider or of the host opens. */
function useDialogs(region: RefObject<HTMLElement | null>, onOpen: () => void): void {
  useEffect(() => {
    const portal = region.current?.parentElement;
    if (!portal) return undefined;
    const count = () =>
      portal.querySelectorAll('.kalem-dialog').length + document.querySelectorAll('[aria-modal="true"]').length;
    let before = count();
    const observer = new MutationObserver(() => {
      const now = count();
      if (now > before) onOpen();
      before = now;
    });
    observer.observe(portal, { childList: true });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [region, onOpen]);
}

/** Keeps toasts off controls, while there are any. */
function usePlace(region: RefObject<HTMLElement | null>, shown: readonly Toast[]): void {
  useClientLayoutEffect(() => {
    const element = region.current;
    if (!element || shown.length === 0) return undefined;
    let frame = 0;
    const listening = new AbortController();
    const place = () => placeToasts(element);
    // Measures once per frame, however many events come.
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    // Overlays, scrolling and loaded content elsewhere in the page can move the controls.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true });
    if (element.parentElement) observer.observe(element.parentElement, { childList: true });
    const growth = new ResizeObserver(place);
    for (const one of searchAll('.kalem-widget, .kalem-dialog')) growth.observe(one);
    for (const event of ['resize', 'scroll'])
      window.addEventListener(event, placeSoon, { capture: true, passive: true, signal: listening.signal });
    return () => {
      observer.disconnect();
      growth.disconnect();
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [region, shown]);
}

function ToastItem({ toast, held, onClose }: { toast: Toast; held: boolean; onClose: (id: number) => void }) {
  const t = useMessages(messages);
  useEffect(() => {
    if (held || toast.stays) return undefined;
    const timer = setTimeout(() => onClose(toast.id), toast.lifetime ?? USUAL_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.id, toast.stays, toast.lifetime]);
  return (
    <div className="kalem-toast" data-tone={toast.tone}>
      <Icon icon={marks[toast.tone]} />
      <span className="kalem-toast__text">
        <span lang={toast.lang}>{toast.text}</span>
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
