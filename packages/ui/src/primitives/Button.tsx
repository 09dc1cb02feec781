import type { AriaAttributes, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from './Icon';
import { Spinner } from './feedback/Progress';

/**
 * What every button takes, besides its looks. Written out, because hosts have the types of nothing that travels inside
 * of us (BNK-09).
 */
interface PressProps extends AriaAttributes {
  /** A click, a tap, Enter or Space. */
  onPress?: () => void;
  isDisabled?: boolean;
  /** Work is under way: it keeps its width and its focus, does nothing, and says so. */
  isPending?: boolean;
  type?: 'button' | 'submit' | 'reset';
  autoFocus?: boolean;
  id?: string;
  name?: string;
  value?: string;
  /** Which of its surroundings' buttons it is, for example `close` of a dialog; null for none of them. */
  slot?: string | null;
  /** Tab skips it: the keyboard reaches the same in another way. */
  excludeFromTabOrder?: boolean;
}

export interface ButtonProps extends PressProps {
  /** `primary` is the one action of a view, `quiet` has no box, `danger` destroys; default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Fills the line. */
  isBlock?: boolean;
  /** Path data of `icons.ts`, before the words. */
  icon?: string;
  iconAfter?: string;
  /** Shown after the words, usually `<Keys>`. */
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

export interface IconButtonProps extends Omit<PressProps, 'aria-label'> {
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

export interface LinkProps extends AriaAttributes {
  href?: string;
  target?: string;
  rel?: string;
  onPress?: () => void;
  id?: string;
  children: ReactNode;
}

/** A link in a text: a real one with `href`; with `onPress` alone one that the host carries out. */
export function Link(props: LinkProps) {
  return <AriaLink {...props} className="kalem-link" />;
}

/**
 * A shortcut as it stands on the keyboard: `<Keys keys={['Ctrl', 'S']} />`. Screen readers learn it from
 * `aria-keyshortcuts` of the control.
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
