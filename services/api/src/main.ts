import '../../libs/process/required-node.ts';

// Compiling the packages anew at each start would take a third of it.
const { enableCompileCache } = await import('node:module');
enableCompileCache();

const { runProcess } = await import('../../libs/process/run-process.ts');
const { startApi } = await import('./api-process.ts');
await runProcess(startApi);
