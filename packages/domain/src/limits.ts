/** Constants of the product that more than one layer needs. Source: the NUM rows of the requirements. */
export const limits = {
  /** Yearly price in TRY, without KDV. (NUM-01, PAY-12) */
  yearlyPrice: '1249',
  /** Length of acikAdres. (NUM-10) */
  acikAdres: 50,
  /** Length of a recipient's number. (NUM-10) */
  vknTckn: 11,
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
  exportFiles: { faturalar: 'faturalar.xlsx', cariler: 'cariler.xlsx', stoklar: 'stoklar.xlsx', kuponlar: 'kuponlar.xlsx' },
} as const;
