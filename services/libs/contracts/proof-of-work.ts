/** The request header that carries a solved challenge: base64url of the JSON of {@link ProofOfWorkPayload}. */
export const proofOfWorkHeader = 'X-Proof-Of-Work';

/**
 * A puzzle that a browser solves before its request is accepted: the member `proofOfWork` of an answer
 * 429. Its parameters are those of ALTCHA's proof of work, version 2; they are signed, so they are
 * sent back unchanged.
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
  /** Iterations of one try. */
  readonly cost: number;
  /** In bytes. */
  readonly keyLength: number;
  /** Hex of what the key of the right try begins with. */
  readonly keyPrefix: string;
  readonly keySignature?: string;
  readonly data?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A challenge with the try that solves it. */
export interface ProofOfWorkPayload {
  readonly challenge: ProofOfWorkChallenge;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}

/** How often a challenge's work is doubled at most; a harder one would never end on a phone. */
export const proofOfWorkDifficultyMax = 5;
