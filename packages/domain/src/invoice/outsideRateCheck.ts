/** The reason of a line whose KDV rate the official check leaves alone; it bears KDV. Source: fiscal-rules §6. */
export const outsideRateCheck = '555';
