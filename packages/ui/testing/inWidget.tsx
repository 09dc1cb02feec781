import type { Decorator } from '@storybook/react-vite';
import { WidgetRoot } from '../src/primitives/layout/WidgetRoot';

/** Wraps stories of primitives in a widget root. */
export const inWidget: Decorator = (Story) => (
  <WidgetRoot name="kit">
    <Story />
  </WidgetRoot>
);
