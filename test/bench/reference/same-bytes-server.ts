/**
 * The minimum work of a server: node:http that sends one prepared answer, with the same bytes and headers as
 * the product. Its arguments are the port and the file that holds the answer.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { KeptAnswer } from '../harness/kept-answer.ts';

const [port = '', file = ''] = process.argv.slice(2);
const { headers, etag, bodyBase64 } = JSON.parse(readFileSync(file, 'utf8')) as KeptAnswer;
const body = Buffer.from(bodyBase64, 'base64');
const unchanged = headers.filter(([name]) => !name.startsWith('content-')).flat();
const whole = headers.flat();

createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, unchanged).end();
  } else {
    response.writeHead(200, whole).end(body);
  }
}).listen(Number(port), '127.0.0.1', () => {
  console.log('ready');
});
