import { Fragment, type RefObject, useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon';
import type { MenuAction } from './Menu';
import { useListKeys } from './useListKeys';
import { usePortal } from './Popover';

export interface MenuPopoverProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  groups: readonly (readonly MenuAction[])[];
  onClose: () => void;
}

/** The open list of a `Menu`. An action closes it first, so that the focus is back before something else takes it. */
export function MenuPopover({ label, anchor, groups, onClose }: MenuPopoverProps) {
  const portal = usePortal();
  const list = useRef<HTMLUListElement>(null);
  const keys = useListKeys('[role="menuitem"]');
  useEffect(() => list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(), []);
  return (
    <Popover
      {...portal}
      triggerRef={anchor}
      isOpen
      onOpenChange={onClose}
      placement="bottom end"
      offset={4}
      className="kalem-popover"
      aria-label={label}
    >
      <ul
        ref={list}
        role="menu"
        aria-label={label}
        className="kalem-menu"
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
          keys(event);
        }}
      >
        {groups.map((group, index) => (
          <Fragment key={group[0]?.id}>
            {index > 0 && <li role="separator" className="kalem-separator" />}
            {group.map((action) => (
              <li key={action.id} role="none">
                <button
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  aria-disabled={action.isDisabled || undefined}
                  data-disabled={action.isDisabled || undefined}
                  data-tone={action.tone}
                  className="kalem-option"
                  onPointerMove={(event) => event.currentTarget.focus()}
                  onClick={() => {
                    if (action.isDisabled) return;
                    onClose();
                    action.onAction();
                  }}
                >
                  {action.icon && <Icon icon={action.icon} />}
                  <span className="kalem-option__label">{action.label}</span>
                </button>
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
    </Popover>
  );
}
