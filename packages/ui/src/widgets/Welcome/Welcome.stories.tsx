import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { longPerson } from '../../../testing/longTexts';
import { noConnection } from '../../../testing/noAnswer';
import { OnPress } from '../../../testing/OnPress';
import { openWeek } from '../../../testing/openWeek';
import { Welcome } from './Welcome';

const meta: Meta<typeof Welcome> = {
  title: 'Widgets/Welcome',
  component: Welcome,
  args: { onEvent: fn() },
  parameters: { load: async () => ({ scenario: await openWeek() }) },
  render: (args, { viewMode }) => (
    <OnPress label="Giriş Yap" startsOpen={viewMode !== 'docs'}>
      {({ key }) => <Welcome key={key} {...args} />}
    </OnPress>
  ),
};
export default meta;

type Story = StoryObj<typeof Welcome>;

/** Shown once per sign-in. */
export const Default: Story = { tags: ['looks'] };

/** Renders nothing without a name. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** A very long name. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await openWeek();
      await scenario.client.PUT('/account/name', { body: { name: longPerson } });
      return { scenario };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async () => {
    await expect(await screen.findByText(`Hoş geldiniz, ${longPerson}`)).toBeVisible();
  },
};

/** The welcome contains the user's name. */
export const WithName: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await expect(await screen.findByText('Hoş geldiniz, Işıl Çağlayan')).toBeVisible();
  },
};
