/**
 * Makes the bucket of S3_BUCKET where there is none, for compose: `node infra/make-bucket.mjs`.
 * Elsewhere whoever owns the account makes it, with versions kept and removal denied.
 */
import { readFileSync } from 'node:fs';
import { AwsClient } from 'aws4fetch';

const { S3_ENDPOINT = '', S3_BUCKET = '', S3_REGION: region = 'us-east-1' } = process.env;
const accessKeyId = secret('S3_ACCESS_KEY_ID');
const secretAccessKey = secret('S3_SECRET_ACCESS_KEY');
const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
const { status } = await client.fetch(`${S3_ENDPOINT}/${S3_BUCKET}`, { method: 'PUT' });
// 409: there is one already.
if (status !== 200 && status !== 409) {
  console.error(`The bucket ${S3_BUCKET} could not be made: ${status}.`);
  process.exitCode = 1;
}

/** @param {string} name A secret itself, or the name of its file, as everywhere in the product. */
function secret(name) {
  const file = process.env[`${name}_FILE`];
  return file === undefined ? (process.env[name] ?? '') : readFileSync(file, 'utf8').trim();
}
