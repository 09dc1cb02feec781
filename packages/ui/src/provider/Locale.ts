/** The languages that every text of Kalem exists in; `tr` is the first. */
export type Locale = 'tr' | 'en';
