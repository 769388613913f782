/** The request header that carries a solved challenge: base64url of the JSON of {@link ProofOfWorkPayload}. */
export const proofOfWorkHeader = 'X-Proof-Of-Work';

/**
 * A puzzle that a browser solves before its request is accepted: the member `proofOfWork` of an answer
 * 429. Its parameters are those of ALTCHA's proof of work, version 2. They are signed, so the browser
 * sends them back unchanged.
 */
export interface ProofOfWorkChallenge {
  readonly parameters: ProofOfWorkParameters;
  /** Hex HMAC of the parameters. */
  readonly signature: string;
}

export interface ProofOfWorkParameters {
  readonly algorithm: string;
  /** Hex. */
  readonly nonce: string;
  /** Hex. */
  readonly salt: string;
  /** Iterations of one attempt. */
  readonly cost: number;
  /** In bytes. */
  readonly keyLength: number;
  /** Hex; the first bytes of the key that the right attempt yields. */
  readonly keyPrefix: string;
  readonly keySignature?: string;
  readonly data?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A challenge with the attempt that solves it. */
export interface ProofOfWorkPayload {
  readonly challenge: ProofOfWorkChallenge;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}

/** How often the work of a challenge is doubled at most; a phone would not finish a harder one. */
export const proofOfWorkDifficultyMax = 5;

/** How long the work without a doubling takes on a slow phone at most, in seconds (ADR 46). */
const slowPhoneBaseSeconds = 2;

/** How long the work of a difficulty takes on a slow phone at most, in seconds. */
export function slowPhoneSeconds(difficulty: number): number {
  return slowPhoneBaseSeconds * 2 ** difficulty;
}

/** A browser stops solving after this time, in seconds; the hardest work takes half of it on a slow phone. */
export const proofOfWorkSecondsMax = 128;

/** How long a challenge can be solved and its solution be sent, in seconds. */
export const proofOfWorkValidSeconds = 600;
