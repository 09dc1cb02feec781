import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';
import { Progress } from './Progress';
import { Skeleton } from './Progress';
import { Spinner } from './Progress';

const meta: Meta<typeof Progress> = {
  title: 'Primitives/Progress',
  component: Progress,
  subcomponents: { Spinner, Skeleton, EmptyState },
  decorators: [inWidget],
  args: { label: 'Faturalar indiriliyor', value: 128, max: 240 },
};
export default meta;

export const Default: StoryObj<typeof Progress> = {};

/** Loading states and an empty state. */
export const Waiting: StoryObj = {
  render: () => (
    <div className="kit">
      <KitRow>
        <Spinner /> <span className="kalem-sm kalem-muted">Kod doğrulanıyor</span>
      </KitRow>
      <Progress label="Faturalar indiriliyor" value={128} max={240} />
      <Skeleton width="40%" />
      <div className="kalem-card">
        <EmptyState title="Gösterilecek bir veri yok" actions={<Button variant="primary">Yeni cari ekle</Button>}>
          Cari kartı ekleyin ya da elinizdeki listeyi Excel&apos;den yükleyin.
        </EmptyState>
      </div>
    </div>
  ),
};
