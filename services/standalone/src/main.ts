import { enableCompileCache } from 'node:module';

// Compiling the packages anew at each start would take a third of it.
enableCompileCache();

const { run } = await import('./run.ts');
await run();
