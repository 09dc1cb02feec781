declare module 'virtual:kalem-page/empty' {
  /** Address of a migrated database, for `startPageServer({ image: { database } })`. */
  export const database: string;
}

declare module 'virtual:kalem-page/week' {
  /** Addresses of the image that `writeImages.ts` makes: a company's week. */
  export const database: string;
  export const portal: string;
}

declare module 'virtual:kalem-page/years' {
  /** Addresses of the image of that week with 5,000 more invoices. */
  export const database: string;
  export const portal: string;
}
