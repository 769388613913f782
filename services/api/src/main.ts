import '../../libs/process/required-node.ts';

// Without the cache, compiling the packages would take a third of each start.
const { enableCompileCache } = await import('node:module');
enableCompileCache();

const { runProcess } = await import('../../libs/process/run-process.ts');
const { startApi } = await import('./api-process.ts');
await runProcess(startApi);
