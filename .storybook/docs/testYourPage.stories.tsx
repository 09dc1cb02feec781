import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openTestPage } from './testYourPage';

/** Runs the code of the page “Testing your integration”. */
const meta: Meta = { title: 'Foundations/Test page', tags: ['!autodocs', '!dev'], parameters: { provider: 'own' } };
export default meta;

export const Opens: StoryObj = {
  parameters: {
    load: async () => {
      const { page, ...scenario } = await openTestPage();
      return { page, scenario };
    },
  },
  render: (_, { loaded }) => loaded.page as React.JSX.Element,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Faturalarım' })).toBeVisible();
    await expect(await canvas.findByText('Bu aralıkta fatura yok')).toBeVisible();
  },
};
