import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import * as icons from '../icons';

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

/** News about what is below; an error is read out at once. */
export function Banner({ tone = 'info', actions, children }: BannerProps) {
  return (
    <div className="kalem-banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon icon={shapes[tone]} />
      <div className="kalem-banner__text">{children}</div>
      {actions}
    </div>
  );
}
