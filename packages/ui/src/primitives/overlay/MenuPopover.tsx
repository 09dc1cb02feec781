import { Fragment, type RefObject } from 'react';
import { Menu, MenuItem, Separator } from 'react-aria-components/Menu';
import { Icon } from '../Icon';
import { ListPopover } from './ListPopover';

export interface MenuAction {
  id: string;
  label: string;
  /** Path data of `icons.ts`. */
  icon?: string;
  tone?: 'danger';
  isDisabled?: boolean;
  /** Shown below the label, for example why it is disabled. */
  note?: string | undefined;
  onAction: () => void;
}

export interface MenuPopoverProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  groups: readonly (readonly MenuAction[])[];
  onClose: () => void;
}

/**
 * The open list of a `Menu`. It closes before it runs an action, so that the focus is restored before the action moves
 * it.
 */
export function MenuPopover({ label, anchor, groups, onClose }: MenuPopoverProps) {
  return (
    <ListPopover label={label} anchor={anchor} placement="bottom end" itemRole="menuitem" onClose={onClose}>
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
                <span className="kalem-option__label">
                  {action.label}
                  {action.note && <span className="kalem-option__note"> {action.note}</span>}
                </span>
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </Menu>
    </ListPopover>
  );
}
