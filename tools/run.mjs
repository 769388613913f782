/**
 * What `npm start`, `npm test` and their sisters run. It needs nothing but the Node.js that came with
 * the machine (20 or newer): on a fresh clone it first installs the packages, the project's own
 * Node.js among them, and hands over to tools/run/tasks.ts on that one.
 */
import { ensureInstalled } from './run/install.mjs';
import { become, root } from './run/processes.mjs';

try {
  process.chdir(root);
  await ensureInstalled();
  process.exitCode = await become('node', ['tools/run/tasks.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
