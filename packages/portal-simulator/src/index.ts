export { ConnectionDropped } from './ConnectionDropped';
export type { PortalSms } from './createOutbox';
export { createPortalSimulator } from './createPortalSimulator';
export type { PortalSimulator, PortalSimulatorOptions } from './createPortalSimulator';
export type { PortalClock } from './PortalClock';
export type { PortalStorage } from './PortalStorage';
export type { PortalFault, PortalSwitches } from './PortalSwitches';
