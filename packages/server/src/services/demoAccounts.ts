/** Who can sign in to a fresh installation. Fixed ids, so that a seed that was cut off goes on where it stopped. */
export const demoAccounts = {
  password: 'Kalem2026!',
  owner: { id: '5d9a3b1e-0000-4000-8000-000000000001', email: 'demo@kalem.test', name: 'Deniz Çınar' },
  staff: { id: '5d9a3b1e-0000-4000-8000-000000000002', email: 'personel@kalem.test', name: 'Işıl Yağmur' },
  admin: { id: '5d9a3b1e-0000-4000-8000-000000000003', email: 'admin@kalem.test', name: 'Ömer Şahin' },
  portal: { userCode: '33333301', password: '1' },
} as const;
