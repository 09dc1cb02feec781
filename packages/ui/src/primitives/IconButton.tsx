import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from './Icon';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'render' | 'aria-label'
> {
  /** What it does, in words; its accessible name. */
  label: string;
  /** Path data of `icons.ts`. */
  icon: string;
  size?: 'sm' | 'md';
  buttonRef?: React.Ref<HTMLButtonElement>;
}

/** A button that is only a drawing; its name is read out. */
export function IconButton({ label, icon, size = 'md', buttonRef, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} ref={buttonRef} aria-label={label} className="kalem-icon-button" data-size={size}>
      <Icon icon={icon} />
    </AriaButton>
  );
}
