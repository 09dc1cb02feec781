import { useMessages } from '../language';
import { type ScreenName, screenNames } from '../messages';

/** The window's title: the screen's name and the product (SHL-29). */
export function Title({ screen }: { screen: ScreenName }) {
  const names = useMessages(screenNames);
  return <title>{`${names[screen]} · Kalem`}</title>;
}
