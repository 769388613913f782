/**
 * Runs `npm start`, `npm test` and the other scripts. It needs only the Node.js of the machine (20 or
 * newer). On a fresh clone it first installs the packages, among them the project's own Node.js, which then
 * runs tools/run/tasks.ts.
 */
const oldestMajor = 20;

if (Number(process.versions.node.split('.')[0]) < oldestMajor) {
  console.error(
    `Node.js ${oldestMajor} or later is needed to install the packages, and this is ${process.versions.node}.`,
  );
  process.exit(1);
}

try {
  // Imported after the check: an older Node.js may not have what these files import.
  const { become, root } = await import('./run/processes.mjs');
  const { ensureInstalled } = await import('./run/install.mjs');
  process.chdir(root);
  await ensureInstalled();
  process.exitCode = await become('node', ['tools/run/tasks.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
