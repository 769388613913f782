/**
 * Makes the SECRET_KEY that all processes share, once: `node infra/make-secret-key.mjs FILE`. The log
 * depends on it for life, so one that is there already is never touched.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';

const [file = ''] = process.argv.slice(2);
try {
  writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o400 });
  console.log(`${file} was made. Keep a copy: without it the log cannot be used.`);
} catch (error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code !== 'EEXIST') throw error;
  console.log(`${file} is there.`);
}
