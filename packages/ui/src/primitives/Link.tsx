import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';

export type LinkProps = Omit<AriaLinkProps, 'className' | 'style' | 'render'>;

/** A link in a text: with `href` a real one, with `onPress` alone one that the host carries out. */
export function Link(props: LinkProps) {
  return <AriaLink {...props} className="kalem-link" />;
}
