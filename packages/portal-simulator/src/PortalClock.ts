/** The only source of time. */
export interface PortalClock {
  now(): Date;
}
