/** The request header that carries a solved challenge: base64url of the JSON of {@link ProofOfWorkPayload}. */
export const proofOfWorkHeader = 'X-Proof-Of-Work';

/**
 * A puzzle that a browser solves before its request is accepted: the member `proofOfWork` of an answer
 * 429. It has the parameters of ALTCHA's proof of work, version 2. They are signed, so the browser
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
  /** Hex; the first bytes of the key that results from the right attempt. */
  readonly keyPrefix: string;
  readonly keySignature?: string;
  readonly data?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A challenge with the attempt that solves it. */
export interface ProofOfWorkPayload {
  readonly challenge: ProofOfWorkChallenge;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}

/**
 * The work of a challenge is doubled at most this many times, because a phone would not finish a harder
 * challenge.
 */
export const proofOfWorkDifficultyMax = 5;

/** The longest time that a slow phone needs for the work without a doubling, in seconds (ADR 46). */
const slowPhoneBaseSeconds = 2;

/** The longest time that a slow phone needs for the work of a difficulty, in seconds. */
export function slowPhoneSeconds(difficulty: number): number {
  return slowPhoneBaseSeconds * 2 ** difficulty;
}

/** A browser stops solving after this time, in seconds; the hardest work takes half of it on a slow phone. */
export const proofOfWorkSecondsMax = 128;

/** How long a challenge is valid: its solution must be sent within this time, in seconds. */
export const proofOfWorkValidSeconds = 600;
