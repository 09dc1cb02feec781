/** The withholding code that has no rate of its own: its rate is typed. Source: fiscal-rules §5, LIN-10. */
export const freeTevkifatCode = '650';
