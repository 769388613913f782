import { newKey } from '../../../shared/api/new-key.ts';

/**
 * The idempotency key of a request. The same request keeps its key while its outcome is unknown, because
 * the server runs a key once. After an answer the next request gets a new key, even with the same content.
 */
export class KeptKey {
  #input = '';
  #key = '';

  for(input: object): string {
    const text = JSON.stringify(input);
    if (this.#key === '' || this.#input !== text) this.#key = newKey();
    this.#input = text;
    return this.#key;
  }

  /** Call this after any answer, because the next request needs a new key. */
  forget(): void {
    this.#key = '';
  }
}
