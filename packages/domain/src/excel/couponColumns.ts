import type { components } from '@kalem/openapi';
import { istanbulNow } from '../dates/days';
import { toScreenDate } from '../dates/screenDates';
import type { Column } from './Column';

/** What of a coupon is exported. */
export type ExportedCoupon = Pick<components['schemas']['Coupon'], 'kod' | 'musteri' | 'usedAt'>;

/** The 3 columns of the coupon export; kullanim is the day of use in Istanbul. Source: NUM-21, ADM-13, ADM-17. */
export const couponColumns: readonly Column<ExportedCoupon>[] = [
  { heading: 'kod', write: ({ kod }) => kod },
  { heading: 'musteri', write: ({ musteri }) => musteri },
  {
    heading: 'kullanim',
    write: ({ usedAt }) => (usedAt.Valid ? toScreenDate(istanbulNow(new Date(usedAt.Time)).date) : 'Kullanılmadı'),
  },
];
