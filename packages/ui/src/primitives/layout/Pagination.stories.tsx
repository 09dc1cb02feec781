import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inWidget } from '../../../testing/inWidget';
import { Pagination } from './Pagination';

const meta: Meta<typeof Pagination> = {
  title: 'Primitives/Pagination',
  component: Pagination,
  decorators: [inWidget],
  args: { page: 2, hasNext: true, summary: 'Sayfa 2 · 15 fatura', onPage: fn() },
};
export default meta;

export const Default: StoryObj<typeof Pagination> = {};

export const LastPage: StoryObj<typeof Pagination> = { args: { hasNext: false } };
