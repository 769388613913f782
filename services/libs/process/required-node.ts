/**
 * Ends the process with one sentence if Node.js is too old. Every entry point imports this first and everything else
 * dynamically. Static imports are linked before any code runs. An import that an old Node.js lacks would therefore
 * cause a SyntaxError instead. This file runs on an old Node.js too.
 */

/** The major version that the product is built for and tested with. */
const requiredMajor = 24;

const { node: version } = process.versions;

if (Number(version.split('.')[0]) < requiredMajor) {
  console.error(
    `Node.js ${requiredMajor} or later is needed, and this is ${version}. Use the one that \`npm ci\` ` +
      'installed: node_modules/.bin/node, which `npm start` and the other npm scripts use.',
  );
  process.exit(1);
}

export {};
