import type { CommandContext } from '../../services/libs/application/command-handling/engine/command-context.ts';
import type { RequestedCommand } from '../../services/libs/application/command-handling/engine/requested-command.ts';
import type { Random } from './random.ts';
import type { Answer, PersonRequest } from './request-ledger.ts';
import type { RequestParts } from './simulated-process.ts';
import type { World } from './world.ts';

export type Asking = RequestedCommand<unknown, unknown, { readonly code: string }>;

/** How often a request is repeated before the person gives up. */
const triesMax = 8;

/** Refusals after which a person asks again: it is not known whether the command was stored. */
const askAgainAfter: readonly string[] = ['OutcomeUnknown', 'TimedOut'];

/** Somebody who sends requests to any process, and asks again with the same key when no answer comes. */
export abstract class Actor {
  protected readonly world: World;
  protected readonly random: Random;
  readonly #name: string;
  /** Some people share a network. The others have none, so their seats do not count towards a network. */
  readonly #network: string | undefined;
  #requests = 0;

  constructor(world: World, name: string, network?: string) {
    this.world = world;
    this.random = world.random.fork();
    this.#name = name;
    this.#network = network;
  }

  async live(requests: number): Promise<void> {
    for (let n = 0; n < requests; n += 1) {
      await this.world.time.sleep(this.random.between(0, 400));
      await this.request();
    }
  }

  /** Does one thing, with as many commands as it needs. */
  protected abstract request(): Promise<void>;

  /** Asks with the same key until there is an answer, or the tries are used up. */
  protected async insist(
    request: PersonRequest,
    command: Asking,
  ): Promise<Extract<Answer, { done: true }> | undefined> {
    for (let tries = 1; tries <= triesMax; tries += 1) {
      if (this.world.faults.happens('doubleSubmit', this.random)) {
        void this.#ask(request, command);
      }
      const answer = await this.#ask(request, command);
      if (answer?.done === true) {
        return answer;
      }
      if (answer !== undefined && !askAgainAfter.includes(answer.refusal.code)) {
        return undefined;
      }
      await this.#pause();
    }
    return undefined;
  }

  /**
   * Sends a request that is more than one command, until it is answered or the tries are used up. `work` returns
   * undefined if the request has to be repeated.
   */
  protected async insistOn<Result>(
    work: (parts: RequestParts) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    for (let tries = 1; tries <= triesMax; tries += 1) {
      const process = this.world.anyProcess();
      const answer = await process.request(work, this.random.between(800, 6_000));
      if (answer !== undefined) {
        return answer;
      }
      await this.#pause();
    }
    return undefined;
  }

  /** A request with one command. The ledger checks that it is done once. */
  protected newRequest(kind: string, ifMatch?: number): PersonRequest {
    const request = { ...this.newCompound(kind), ...(ifMatch === undefined ? {} : { ifMatch }) };
    this.world.requests.open(request);
    return request;
  }

  /** A request with several commands, of which the ledger knows nothing. */
  protected newCompound(kind: string): PersonRequest {
    this.#requests += 1;
    return { id: `${this.#name}-${this.#requests}`, kind };
  }

  protected context(
    request: PersonRequest,
    kind: 'customer' | 'admin',
    body: unknown,
  ): CommandContext {
    return {
      actor: { kind },
      ...(kind === 'customer' && this.#network !== undefined ? { network: this.#network } : {}),
      scope: kind === 'admin' ? 'asha' : 'public',
      idempotencyKey: request.id,
      requestId: request.id,
      correlationId: request.id,
      body,
      ...(request.ifMatch === undefined ? {} : { ifMatch: request.ifMatch }),
    };
  }

  async #ask(request: PersonRequest, command: Asking): Promise<Answer | undefined> {
    const patienceMs = this.random.between(800, 6_000);
    const outcome = await this.world.anyProcess().ask(command, patienceMs);
    const answer = outcome as Answer | undefined;
    if (answer !== undefined) {
      this.world.requests.answered(request, answer);
    }
    return answer;
  }

  #pause(): Promise<void> {
    return this.world.time.sleep(this.random.between(10, 1_000));
  }
}
