import { Suspense, useMemo, useRef, useState } from 'react';
import { Button, IconButton, type IconButtonProps } from '../Button';
import { lazyPart, prefetch } from '../lazyPart';
import type { MenuAction } from './MenuPopover';

const load = () => import('./MenuPopover');
const MenuPopover = lazyPart(async () => (await load()).MenuPopover);

export interface MenuProps {
  /** The button's text. With `icon` it is only the accessible name. */
  label: string;
  icon?: string;
  size?: IconButtonProps['size'];
  isDisabled?: boolean;
  /** Groups of actions, separated by lines. Empty groups are skipped. */
  groups: readonly (readonly MenuAction[])[];
}

/** A button that opens a list of actions. The list is loaded when the pointer or the focus comes near. */
export function Menu({ label, icon, size, isDisabled, groups }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The same element as before unless its own props change: a list has one in each row.
  const trigger = useMemo(() => {
    const props = {
      buttonRef: button,
      isDisabled,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onHoverStart: () => prefetch(load),
      onFocus: () => prefetch(load),
      onPress: () => setOpen(true),
    } as const;
    return icon ? <IconButton {...props} label={label} icon={icon} size={size} /> : <Button {...props}>{label}</Button>;
  }, [icon, isDisabled, isOpen, label, size]);
  return (
    // React Aria's button does not handle arrow keys, so they bubble to here.
    <span
      className="kalem-menu-trigger"
      onKeyDown={(event) => {
        if (isOpen || isDisabled || event.key !== 'ArrowDown') return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(true);
      }}
    >
      {trigger}
      {isOpen && (
        <Suspense>
          <MenuPopover
            label={label}
            anchor={button}
            groups={groups.filter((group) => group.length > 0)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
