import type { ProofOfWorkPayload } from '../../../libs/contracts/proof-of-work.ts';

/** A valid header has fewer than a thousand characters. */
const lengthMax = 4_000;

/** Returns the payload of the header; undefined if it is missing or malformed. Verifies no solution. */
export function readProofOfWork(header: string | undefined): ProofOfWorkPayload | undefined {
  if (header === undefined || header.length > lengthMax) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  return isPayload(value) ? value : undefined;
}

function isPayload(value: unknown): value is ProofOfWorkPayload {
  if (!isRecord(value) || !isRecord(value.challenge) || !isRecord(value.solution)) return false;
  const { parameters, signature } = value.challenge;
  return (
    isRecord(parameters) &&
    typeof signature === 'string' &&
    typeof value.solution.counter === 'number' &&
    typeof value.solution.derivedKey === 'string'
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
