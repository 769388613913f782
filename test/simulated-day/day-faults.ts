import { setTimeout as pause } from 'node:timers/promises';
import {
  beginAgain,
  type DayFleet,
  endProcess,
  type EngineLine,
  type Instance,
} from './day-fleet.ts';

/** A fault that begins, lasts for a while and ends. */
interface Fault {
  readonly name: string;
  /** The range of its length, in seconds. */
  readonly seconds: readonly [number, number];
  begin(): Promise<void> | void;
  mend(): Promise<void> | void;
}

/** A fault that happened, for the report. */
export interface FaultRecord {
  readonly name: string;
  readonly beganMs: number;
  readonly seconds: number;
}

/**
 * Every fault that can happen to the product in a day, once each in a random order and then again. The first
 * process of each kind is never ended, so that its memory can be followed through the whole day.
 */
export class DayFaults {
  readonly happened: FaultRecord[] = [];
  readonly #fleet: DayFleet;
  readonly #random: () => number;
  readonly #tell: (sentence: string) => void;
  #deck: Fault[] = [];
  #current: string | undefined;

  constructor(fleet: DayFleet, random: () => number, tell: (sentence: string) => void) {
    this.#fleet = fleet;
    this.#random = random;
    this.#tell = tell;
  }

  /** The current fault. */
  get current(): string | undefined {
    return this.#current;
  }

  /** Begins one fault per period, at a random moment of it, until the day is over; ends the last one. */
  async run(isOver: () => boolean, everyMs: number): Promise<void> {
    for (let begins = Date.now(); !isOver(); begins += everyMs) {
      await pause(this.#random() * everyMs * 0.3);
      if (isOver()) return;
      await this.#one(everyMs * 0.5);
      await pause(Math.max(0, begins + everyMs - Date.now()));
    }
  }

  async #one(msMax: number): Promise<void> {
    const fault = this.#draw();
    const [least, most] = fault.seconds;
    const ms = Math.min(msMax, (least + this.#random() * (most - least)) * 1_000);
    const beganMs = Date.now();
    this.#current = fault.name;
    this.#tell(`${fault.name}, for ${(ms / 1_000).toFixed(0)} s`);
    await fault.begin();
    await pause(ms);
    await fault.mend();
    this.#current = undefined;
    this.happened.push({ name: fault.name, beganMs, seconds: (Date.now() - beganMs) / 1_000 });
  }

  #draw(): Fault {
    if (this.#deck.length === 0) {
      this.#deck = faultsOf(this.#fleet)
        .map((fault) => ({ fault, lot: this.#random() }))
        .sort((a, b) => a.lot - b.lot)
        .map(({ fault }) => fault);
    }
    const fault = this.#deck.pop();
    if (fault === undefined) throw new Error('There is nothing that could go wrong.');
    return fault;
  }
}

function faultsOf(fleet: DayFleet): readonly Fault[] {
  return [
    ...fleet.lines.flatMap(faultsOfLine),
    ...['api 2', 'projector 2', 'worker 2'].flatMap((name) => endings(fleet.instance(name))),
    ...fleet.instances.map(pausedProcess),
  ];
}

function faultsOfLine({ name, proxy, server }: EngineLine): readonly Fault[] {
  const mend = () => proxy.up();
  const seconds = [5, 25] as const;
  return [
    { name: `${name} cannot be reached`, seconds, begin: () => proxy.down(), mend },
    { name: `${name} answers 300 ms late`, seconds, begin: () => proxy.latency(150), mend },
    { name: `connections to ${name} are reset`, seconds, begin: () => proxy.resets(2_000), mend },
    { name: `replies of ${name} get lost`, seconds, begin: () => proxy.losesReplies(), mend },
    { name: `connections to ${name} hang`, seconds, begin: () => proxy.halfOpen(), mend },
    {
      name: `${name} is killed`,
      seconds: [2, 10],
      begin: () => server.kill(),
      mend: () => server.startAgain(),
    },
    {
      name: `${name} is paused`,
      seconds: [5, 25],
      begin: () => server.pause(),
      mend: () => {
        server.resume();
      },
    },
  ];
}

function endings(instance: Instance): readonly Fault[] {
  const mend = () => {
    beginAgain(instance);
  };
  return [
    {
      name: `${instance.name} is killed`,
      seconds: [0.1, 10],
      begin: () => endProcess(instance, 'kill'),
      mend,
    },
    {
      name: `${instance.name} is ended and begun again`,
      seconds: [0.1, 1],
      begin: () => endProcess(instance, 'stop'),
      mend,
    },
  ];
}

function pausedProcess(instance: Instance): Fault {
  return {
    name: `${instance.name} is paused`,
    seconds: [5, 25],
    begin: () => {
      instance.process.send('SIGSTOP');
    },
    mend: () => {
      instance.process.send('SIGCONT');
    },
  };
}
