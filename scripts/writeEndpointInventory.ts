import { writeFileSync } from 'node:fs';
import { endpointInventory } from './endpointInventory';

writeFileSync('packages/ui/endpoint-inventory.json', `${JSON.stringify(endpointInventory(), null, 2)}\n`);
