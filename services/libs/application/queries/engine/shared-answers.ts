import type { AnyCollection } from '../../ports/collection.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ReadStore } from '../../ports/read-store.ts';

/** At most this many different answers are kept at a time. */
const answersMax = 500;

/**
 * Answers that many visitors request at the same time, such as the calendar of a tour. Within one second of business
 * time, the same question is answered once, unless its collections or the catalogue change. Such an answer may be a
 * second old; this is also the greatest age if the hint of a change is lost.
 *
 * A query with a minimum position must not use it: the hint of the change for which it waited may come later.
 */
export class SharedAnswers {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #answers = new Map<string, Promise<unknown>>();
  /** The second and the state of the catalogue of all kept answers. */
  #second = '';
  #catalogue: unknown;

  /** @param collections The collections that the answers use. */
  constructor(
    readStore: Pick<ReadStore, 'onChange'>,
    clock: Pick<Clock, 'now'>,
    collections: readonly AnyCollection[],
  ) {
    this.#clock = clock;
    const names = new Set(collections.map(({ name }) => name));
    readStore.onChange(({ name }) => {
      if (names.has(name)) this.#answers.clear();
    });
  }

  /**
   * The kept answer to the question, or the answer that is found now. Failures and `undefined` are not kept.
   *
   * @param catalogue The state of the catalogue; another state is another object.
   */
  answer(question: string, catalogue: unknown, find: () => unknown): Promise<unknown> {
    const second = this.#clock.now().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length);
    if (second !== this.#second || catalogue !== this.#catalogue) {
      this.#answers.clear();
      this.#second = second;
      this.#catalogue = catalogue;
    }
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    const finding = Promise.resolve(find());
    if (this.#answers.size >= answersMax) this.#answers.clear();
    this.#answers.set(question, finding);
    const forget = () => {
      if (this.#answers.get(question) === finding) this.#answers.delete(question);
    };
    finding.then((view) => {
      if (view === undefined) forget();
    }, forget);
    return finding;
  }
}
