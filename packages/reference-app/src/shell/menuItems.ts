import { icons } from '@kalem/ui';

/** The side menu in the order of SHL-30; only what has a screen. */
export const menuItems = [
  { to: '/dashboard/yeni', label: 'Yeni Fatura Oluştur', icon: icons.filePlus },
  { to: '/dashboard/faturalarim', label: 'Faturalarım', icon: icons.files },
] as const;
