import { newKey } from '../../../shared/api/new-key.ts';

/**
 * The key under which a wish is sent. While nobody knows whether it was done, the same wish keeps its
 * key: the server does a key once. After an answer the next wish is another one, be it the same words.
 */
export class KeptKey {
  #wish = '';
  #key = '';

  for(wish: object): string {
    const text = JSON.stringify(wish);
    if (this.#key === '' || this.#wish !== text) this.#key = newKey();
    this.#wish = text;
    return this.#key;
  }

  /** There was an answer, whatever it was. */
  forget(): void {
    this.#key = '';
  }
}
