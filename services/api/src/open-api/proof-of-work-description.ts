import { proofOfWorkHeader } from '../../../libs/contracts/proof-of-work.ts';
import type { JsonSchema } from './operation.ts';

/** The header of calls that may require a proof of work. */
export const proofOfWorkParameter: JsonSchema = {
  name: proofOfWorkHeader,
  in: 'header',
  required: false,
  description:
    'Base64url of the JSON `{"challenge", "solution": {"counter", "derivedKey"}}`: the challenge from `proofOfWork` of an answer 429, with its solution.',
  schema: { type: 'string' },
};

/** The member `proofOfWork` of an answer 429. */
export const proofOfWorkChallenge: JsonSchema = {
  type: 'object',
  description:
    'A puzzle after ALTCHA’s proof of work, version 2 (PBKDF2/SHA-256). The same request with its solution in the header ' +
    `${proofOfWorkHeader} is let through. It can be solved for ten minutes.`,
  properties: {
    parameters: {
      type: 'object',
      properties: {
        algorithm: { type: 'string' },
        nonce: { type: 'string' },
        salt: { type: 'string' },
        cost: { type: 'integer' },
        keyLength: { type: 'integer' },
        keyPrefix: { type: 'string' },
        keySignature: { type: 'string' },
        data: { type: 'object' },
      },
      required: ['algorithm', 'nonce', 'salt', 'cost', 'keyLength', 'keyPrefix'],
    },
    signature: { type: 'string' },
  },
  required: ['parameters', 'signature'],
};

/** The header of every 429 answer that says when to try again. */
export const retryAfter: JsonSchema = {
  'Retry-After': {
    description: 'In seconds, at least one.',
    schema: { type: 'integer', minimum: 1 },
  },
};
