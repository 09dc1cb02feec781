import { limitNetwork } from '../limits/attempts';
import type { Ports } from '../ports/Ports';

/** Sixty views a minute for each address (MNY-55, MNY-66). Callers on this machine have none. */
export async function limitViews(ports: Ports, address: string | undefined): Promise<void> {
  if (address !== undefined) await limitNetwork(ports, 'public page', { address });
}
