/** Loaded before the product: puts this process into the control group of MEMORY_GROUP, which limits its memory. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

writeFileSync(join(process.env.MEMORY_GROUP ?? '', 'cgroup.procs'), String(process.pid));
