import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { useAnnounced } from './useAnnounced';

export interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Buttons at the end. */
  actions?: ReactNode;
  children: ReactNode;
}

const shapes: Record<NonNullable<BannerProps['tone']>, string> = {
  info: icons.info,
  success: icons.ok,
  warning: icons.alert,
  danger: icons.error,
};

/** A message about the content below. Errors are announced at once. */
export function Banner({ tone = 'info', actions, children }: BannerProps) {
  // An `alert` is always read.
  const text = useAnnounced<HTMLDivElement>(tone === 'danger');
  return (
    <div className="kalem-banner" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon icon={shapes[tone]} />
      <div ref={text} className="kalem-banner__text">
        {children}
      </div>
      {actions}
    </div>
  );
}
