/** Ends with 0 where the address answers with success: `node infra/answers.mjs URL`. */
const [url = ''] = process.argv.slice(2);
const isWell = await fetch(url).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
