import { enableCompileCache } from 'node:module';

// Compiling the packages anew at each start would take a third of it.
enableCompileCache();

const { runProcess } = await import('../../libs/process/run-process.ts');
const { startStandalone } = await import('./standalone.ts');
await runProcess(startStandalone);
