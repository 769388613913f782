/**
 * Makes the secrets that the containers share, once: `node infra/make-secrets.mjs FILE…`. The log
 * depends on its SECRET_KEY for life, so what is there already is never touched.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';

for (const file of process.argv.slice(2)) {
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o400 });
    console.log(`${file} was made. Keep a copy: nobody can make the same again.`);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'EEXIST') throw error;
    console.log(`${file} is there.`);
  }
}
