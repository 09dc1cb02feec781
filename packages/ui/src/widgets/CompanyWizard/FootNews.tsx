import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';

/** What a step has to say: it stands beside the buttons, so that no field moves when it comes. */
export function FootNews({ tone, children }: { tone: 'danger' | 'warning'; children: ReactNode }) {
  return (
    <span className="kalem-wizard__news" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon icon={tone === 'danger' ? icons.error : icons.alert} size="sm" />
      <span>{children}</span>
    </span>
  );
}
