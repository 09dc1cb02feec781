import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from './Icon';
import { Spinner } from './Spinner';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  /** `primary` is the one action of a view, `quiet` has no box, `danger` destroys; default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Fills the line. */
  isBlock?: boolean;
  /** Path data of `icons.ts`, before the words. */
  icon?: string;
  iconAfter?: string;
  /** What stands after the words, usually `<Keys>`. */
  end?: ReactNode;
  buttonRef?: React.Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button with words. While `isPending` it keeps its width and its focus and does nothing. */
export function Button({
  variant = 'secondary',
  size = 'md',
  isBlock,
  icon,
  iconAfter,
  end,
  buttonRef,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      ref={buttonRef}
      className="kalem-button"
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
    >
      {icon && <Icon icon={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      <span>{children}</span>
      {iconAfter && <Icon icon={iconAfter} size={size === 'sm' ? 'sm' : 'md'} />}
      {end}
      {props.isPending && <Spinner />}
    </AriaButton>
  );
}
