import type { AppendOutcome } from '../../ports/event-store.ts';
import type { Position } from '../../event-log/stored-event.ts';
import type { FoldedStream } from './folded-stream.ts';

interface Sent {
  unanswered: number;
  /** The stream after all these appends; undefined if that is not certain. */
  after: FoldedStream<unknown> | undefined;
  readonly answered: PromiseWithResolvers<undefined>;
}

/** What is known of a stream before and after an append. */
export interface Step<State> {
  /** The state on which the append was decided. */
  readonly before: FoldedStream<State>;
  readonly after: FoldedStream<State>;
}

/**
 * Call it with the outcome of the append; undefined if the outcome is unknown. Returns the stream after the append if no
 * other append is unanswered and the stream is certain.
 */
export type NoteOutcome = (outcome: AppendOutcome | undefined) => FoldedStream<unknown> | undefined;

/**
 * The appends of this process that are not answered yet. Some stores apply appends in the order in which they are sent.
 * Then the next command can decide on the stream after these appends, and send its own append at once.
 *
 * This is safe only if each append was decided on the stream after the previous append. If an append is not applied,
 * all later appends must conflict, and no other append may take its revision before they arrive. Otherwise the stream
 * after them is not certain, and the next command waits for all answers.
 */
export class SentAppends {
  readonly #streams = new Map<string, Sent>();

  /** The stream after the appends that were sent; undefined if there are none, or if it is not certain. */
  after(stream: string): FoldedStream<unknown> | undefined {
    return this.#streams.get(stream)?.after;
  }

  /** Resolves when no append to the stream is unanswered. */
  async allAnswered(stream: string): Promise<void> {
    await this.#streams.get(stream)?.answered.promise;
  }

  /**
   * Notes that an append to the stream was sent.
   *
   * @param step Absent if no command decides on the stream after this append.
   */
  note(stream: string, step?: Step<unknown>): NoteOutcome {
    const known = this.#streams.get(stream);
    const sent = known ?? { unanswered: 0, after: step?.before, answered: Promise.withResolvers() };
    const isNext = step !== undefined && step.before === sent.after;
    sent.after = isNext ? step.after : undefined;
    sent.unanswered += 1;
    this.#streams.set(stream, sent);
    return (outcome) => {
      if (outcome?.outcome !== 'appended') sent.after = undefined;
      sent.unanswered -= 1;
      if (sent.unanswered > 0) return undefined;
      this.#streams.delete(stream);
      sent.answered.resolve(undefined);
      return sent.after && outcome?.outcome === 'appended'
        ? answeredAt(sent.after, outcome.position)
        : undefined;
    };
  }
}

/** The position of the append's last part is a little later than that of the stream's own last event. */
function answeredAt(
  { state, head }: FoldedStream<unknown>,
  position: Position,
): FoldedStream<unknown> {
  const { stream, revision, chain, occurredAt } = head;
  const at = occurredAt === undefined ? {} : { occurredAt };
  return { state, head: { stream, revision, chain, ...at }, position };
}
