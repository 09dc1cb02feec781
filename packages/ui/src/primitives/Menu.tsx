import { Fragment } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components/Menu';
import { Icon } from './Icon';
import { IconButton, type IconButtonProps } from './IconButton';
import { Button } from './Button';
import { usePortal } from './usePortal';

export interface MenuAction {
  id: string;
  label: string;
  /** Path data of `icons.ts`. */
  icon?: string;
  tone?: 'danger';
  isDisabled?: boolean;
  onAction: () => void;
}

export interface MenuProps {
  /** The button's words; with `icon` they are only read out. */
  label: string;
  icon?: string;
  size?: IconButtonProps['size'];
  isDisabled?: boolean;
  /** Groups of actions; a hairline stands between two groups. Empty groups leave nothing. */
  groups: readonly (readonly MenuAction[])[];
}

/** A button that opens a list of actions. */
export function Menu({ label, icon, size, isDisabled, groups }: MenuProps) {
  const portal = usePortal();
  const shown = groups.filter((group) => group.length > 0);
  return (
    <MenuTrigger>
      {icon ? <IconButton label={label} icon={icon} size={size} isDisabled={isDisabled} /> : <Button isDisabled={isDisabled}>{label}</Button>}
      <Popover {...portal} className="kalem-popover" placement="bottom end" offset={4}>
        <AriaMenu className="kalem-menu" aria-label={label}>
          {shown.map((group, index) => (
            <Fragment key={group[0]?.id}>
              {index > 0 && <Separator className="kalem-separator" />}
              {group.map((action) => (
                <MenuItem key={action.id} id={action.id} textValue={action.label} isDisabled={action.isDisabled} onAction={action.onAction} className="kalem-option" data-tone={action.tone}>
                  {action.icon && <Icon icon={action.icon} />}
                  <span className="kalem-option__label">{action.label}</span>
                </MenuItem>
              ))}
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
