import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the campaigns. Those of the dialogs are loaded with them. */
export const messages = defineMessages('coupons', {
  shared: [words],
  tr: {
    title: 'Kampanyalar',
    create: 'Kampanya Oluştur',
    discount: '%{rate}',
    count: '{n} kupon',
    show: 'Kuponları Göster',
    showOf: 'Kuponları Göster: {name}',
    loading: 'Kampanyalar yükleniyor',
    failed: 'Kampanyalar yüklenemedi',
    empty: 'Henüz kampanya yok',
    emptyHelp: 'Bir kampanya, aynı indirimi veren kuponlardan oluşur. Her kupon bir üyelikte, bir kez kullanılır.',
  },
  en: {
    title: 'Campaigns',
    create: 'Create a campaign',
    discount: '{rate}%',
    count: '{n} {n|coupon|coupons}',
    show: 'Show coupons',
    showOf: 'Show coupons: {name}',
    loading: 'Loading the campaigns',
    failed: 'The campaigns could not be loaded',
    empty: 'There is no campaign yet',
    emptyHelp: 'A campaign is a number of coupons with the same discount. Each one is good for one membership, once.',
  },
});
