/** Constants of the product that more than one layer needs. Source: the NUM rows of the requirements. */
export const limits = {
  /** Yearly price in TRY, without KDV. (NUM-01, PAY-12) */
  yearlyPrice: '1249',
  /** Days of the trial from the company's creation, and of a licence from its payment. (NUM-02) */
  trialDays: 7,
  licenceDays: 365,
  /** The licence's end is announced once this many days are left. (NUM-02) */
  licenceWarningDays: 15,
  /** Fewest characters of a password. (NUM-03) */
  password: 6,
  /** Fewest characters of the portal's SMS code. (NUM-18) */
  smsCode: 6,
  /** Days before today that lists open with. (NUM-16) */
  listDays: 7,
  /** Most coupons of a campaign. (ADM-11) */
  campaignCoupons: 10_000,
  /** Length of acikAdres. (NUM-10) */
  acikAdres: 50,
  /** Greatest length of a recipient's number; a company's has 10 digits, a person's 11. (NUM-10) */
  vknTckn: 11,
  vkn: 10,
  tckn: 11,
  /** Digits of a customs tariff number. (NUM-10) */
  gtip: 12,
  /** Digits of a payment card and of the number on its back. (NUM-10) */
  cardNumber: 16,
  cvcNumber: 3,
  /** Digits of a phone number without +90. (ACC-35) */
  phone: 10,
  /** Fewest characters of a name. (ACC-12) */
  name: 2,
  /** Bytes of an image, JPEG only. (NUM-11, NUM-22) */
  imageBytes: 4 * 1024 * 1024,
  imageTypes: ['image/jpeg'],
  /** Names of spreadsheet files that can be uploaded. (NUM-22) */
  spreadsheetExtensions: ['.xlsx', '.xls'],
  /** What is typed before something is deleted for good. (NUM-14) */
  deletionWord: 'EMİNİM',
  /** Days of the dashboard's periods. (NUM-19) */
  dashboardPeriods: [7, 30],
  /** File names of the exports. (NUM-21) */
  exportFiles: {
    faturalar: 'faturalar.xlsx',
    cariler: 'cariler.xlsx',
    stoklar: 'stoklar.xlsx',
    kuponlar: 'kuponlar.xlsx',
  },
} as const;

/** How wide a screen is, from widest to narrowest. */
type ScreenMode = 'xl' | 'lg' | 'md' | 'sm' | 'xs';

/** The screen mode of a width in CSS pixels (SHL-36, NUM-12). */
export function screenMode(width: number): ScreenMode {
  if (width > 1920) return 'xl';
  if (width > 1280) return 'lg';
  if (width > 960) return 'md';
  return width > 600 ? 'sm' : 'xs';
}
