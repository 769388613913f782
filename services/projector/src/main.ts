import { enableCompileCache } from 'node:module';

// Compiling the packages anew at each start would take a third of it.
enableCompileCache();

const { runProcess } = await import('../../libs/process/run-process.ts');
const { startProjector } = await import('./projector-process.ts');
await runProcess(startProjector);
