export { ConnectionDropped } from './faults';
export type { PortalSms } from './outbox';
export { createPortalSimulator } from './createPortalSimulator';
export type { PortalSimulator, PortalSimulatorOptions } from './createPortalSimulator';
export type { PortalClock } from './dates';
export { seedState } from './seed/seedState';
export type { PortalState } from './state';
export type { PortalStorage } from './store';
export type { PortalFault, PortalSwitches } from './switches';
