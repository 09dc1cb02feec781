import { Fragment, type RefObject } from 'react';
import { Menu, MenuItem, Popover, Separator } from 'react-aria-components/Menu';
import { Icon } from '../Icon';
import { usePortal } from './Popover';
import { useTypeahead } from './useTypeahead';

export interface MenuAction {
  id: string;
  label: string;
  /** Path data of `icons.ts`. */
  icon?: string;
  tone?: 'danger';
  isDisabled?: boolean;
  onAction: () => void;
}

export interface MenuPopoverProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  groups: readonly (readonly MenuAction[])[];
  onClose: () => void;
}

/** The open list of a `Menu`. An action closes it first, so that the focus is back before something else takes it. */
export function MenuPopover({ label, anchor, groups, onClose }: MenuPopoverProps) {
  const portal = usePortal();
  const search = useTypeahead('[role="menuitem"]');
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
      <div
        onKeyDownCapture={search}
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
        }}
      >
        <Menu aria-label={label} className="kalem-menu" autoFocus="first" shouldFocusWrap shouldCloseOnSelect={false}>
          {groups.map((group, index) => (
            <Fragment key={group[0]?.id}>
              {index > 0 && <Separator className="kalem-separator" />}
              {group.map((action) => (
                <MenuItem
                  key={action.id}
                  id={action.id}
                  textValue={action.label}
                  isDisabled={action.isDisabled}
                  data-tone={action.tone}
                  className="kalem-option"
                  onAction={() => {
                    onClose();
                    action.onAction();
                  }}
                >
                  {action.icon && <Icon icon={action.icon} />}
                  <span className="kalem-option__label">{action.label}</span>
                </MenuItem>
              ))}
            </Fragment>
          ))}
        </Menu>
      </div>
    </Popover>
  );
}
