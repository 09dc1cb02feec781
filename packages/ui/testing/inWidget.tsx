import type { Decorator } from '@storybook/react-vite';
import { WidgetRoot } from '../src/primitives/layout/WidgetRoot';

/** For stories of primitives, which a widget would surround. */
export const inWidget: Decorator = (Story) => (
  <WidgetRoot name="kit">
    <Story />
  </WidgetRoot>
);
