/** Longer than a call should take: so much later a job goes on with what a server left that died before the portal answered. */
export const takeOverSeconds = 60;
