import type { AriaAttributes, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from './Icon';
import { Spinner } from './feedback/Progress';

/**
 * Props of every button except its look. Written out, so that our public types do not refer to React Aria's (BNK-09).
 */
interface PressProps extends AriaAttributes {
  /** A click, a tap, Enter or Space. */
  onPress?: () => void;
  isDisabled?: boolean;
  /** True during work: the button keeps its width and focus, ignores presses, and is announced as busy. */
  isPending?: boolean;
  type?: 'button' | 'submit' | 'reset';
  autoFocus?: boolean;
  id?: string;
  name?: string;
  value?: string;
  /** The button's role in its container, for example `close` in a dialog. `null` opts out of the container's slots. */
  slot?: string | null;
  /** Removes it from the tab order. Only for actions that the keyboard reaches in another way. */
  excludeFromTabOrder?: boolean;
}

export interface ButtonProps extends PressProps {
  /** `primary` is the main action of a view, `quiet` has no box, `danger` destroys data. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Takes the full width. */
  isBlock?: boolean;
  /** Path data of `icons.ts`, shown before the text. */
  icon?: string;
  iconAfter?: string;
  /** Shown after the text, usually `<Keys>`. */
  end?: ReactNode;
  buttonRef?: React.Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button with text. While `isPending` it keeps its width and focus and ignores presses. */
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

export interface IconButtonProps extends Omit<PressProps, 'aria-label'> {
  /** The action in words; the accessible name. */
  label: string;
  /** Path data of `icons.ts`. */
  icon: string;
  size?: 'sm' | 'md';
  buttonRef?: React.Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. Screen readers read its label. */
export function IconButton({ label, icon, size = 'md', buttonRef, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} ref={buttonRef} aria-label={label} className="kalem-icon-button" data-size={size}>
      <Icon icon={icon} />
    </AriaButton>
  );
}

export interface LinkProps extends AriaAttributes {
  href?: string;
  target?: string;
  rel?: string;
  onPress?: () => void;
  id?: string;
  children: ReactNode;
}

/** A link inside a text. With `href` it is a real link; with only `onPress` the host handles the press. */
export function Link(props: LinkProps) {
  return <AriaLink {...props} className="kalem-link" />;
}

/**
 * Shows a keyboard shortcut: `<Keys keys={['Ctrl', 'S']} />`. Screen readers get it from `aria-keyshortcuts` of the
 * control.
 */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="kalem-keys" aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key} className="kalem-kbd">
          {key}
        </kbd>
      ))}
    </span>
  );
}
