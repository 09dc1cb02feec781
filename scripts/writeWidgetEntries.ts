import { writeFileSync } from 'node:fs';
import { packageWithEntries } from './widgetEntries';

const { file, then } = packageWithEntries();
writeFileSync(file, then);
