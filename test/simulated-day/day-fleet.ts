import { setTimeout as pause } from 'node:timers/promises';
import { FaultProxy } from '../support/processes/fault-proxy.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { Engines } from '../support/processes/product-place.ts';
import { ProductProcess, type ProgramName } from '../support/processes/product-process.ts';
import { owner } from '../support/processes/start-system.ts';
import { Visitor } from '../support/stories/visitor.ts';
import { freePort } from '../support/processes/free-port.ts';
import type { DayClock } from './day-clock.ts';

/** How long a balancer waits for the health answer of an API process, in milliseconds. */
const probeMsMax = 2_000;

const startsMax = 20;

const programs = ['api', 'api', 'projector', 'projector', 'worker', 'worker'] as const;

/** One of the product's processes. If it is replaced, the new process has the same name and ports. */
export interface Instance {
  readonly name: string;
  readonly program: ProgramName;
  readonly settings: Readonly<Record<string, string>>;
  process: ProductProcess;
  /** False after the test ended the process on purpose. */
  isMeantToRun: boolean;
}

/** The connection between the product and one engine, and the faults of the engine. */
export interface EngineLine {
  readonly name: string;
  readonly proxy: FaultProxy;
  readonly server: {
    readonly pid: number;
    kill(): Promise<void>;
    startAgain(): Promise<void>;
    pause(): Promise<void>;
    resume(): void;
  };
}

/** Two processes of each kind on engines that are reached through faulty connections, and a mail server. */
export class DayFleet {
  readonly instances: readonly Instance[];
  readonly lines: readonly EngineLine[];
  readonly engines: Engines;
  readonly mails: MailServer;
  /** Processes that ended before they were ready, because an engine went down meanwhile. */
  startsBegunAgain = 0;
  readonly #apiUrls: readonly string[];
  /** The addresses that answered the latest check. */
  #aliveUrls: readonly string[];

  private constructor(parts: {
    readonly instances: readonly Instance[];
    readonly lines: readonly EngineLine[];
    readonly engines: Engines;
    readonly mails: MailServer;
  }) {
    this.instances = parts.instances;
    this.lines = parts.lines;
    this.engines = parts.engines;
    this.mails = parts.mails;
    this.#apiUrls = parts.instances
      .filter(({ program }) => program === 'api')
      .map(({ settings }) => `http://127.0.0.1:${settings.PORT ?? ''}`);
    this.#aliveUrls = this.#apiUrls;
  }

  static async start(clock: DayClock): Promise<DayFleet> {
    const mails = await MailServer.start();
    const engines = await Engines.start({ own: true }).catch(async (error: unknown) => {
      await mails.close();
      throw error;
    });
    const lines = await linesTo(engines);
    const through = (setting: string, line: EngineLine | undefined) =>
      line?.proxy.through(engines.settings[setting] ?? '') ?? '';
    const settings = {
      ...engines.settings,
      EVENTSTORE_URL: through('EVENTSTORE_URL', lines[0]),
      MONGODB_URL: through('MONGODB_URL', lines[1]),
      REDIS_URL: through('REDIS_URL', lines[2]),
      SMTP_URL: mails.url,
      MAIL_FROM: 'hello@kanga.example',
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      RATE_LIMITS: 'off',
      // The default of the product, because this test measures takeovers as operators have them. Only test suites set
      // less.
      TAKEOVER_SECONDS: '6',
      ...clock.settings,
    };
    const instances: Instance[] = [];
    for (const [place, program] of programs.entries()) {
      const ports = { PORT: String(await freePort()), HEALTH_PORT: String(await freePort()) };
      const own = { ...settings, ...ports };
      const name = `${program} ${(place % 2) + 1}`;
      instances.push({
        name,
        program,
        settings: own,
        process: new ProductProcess(own, program),
        isMeantToRun: true,
      });
    }
    const fleet = new DayFleet({ instances, lines, engines, mails });
    const starting = instances.map(untilReady);
    try {
      await Promise.all(starting);
      return fleet;
    } catch (error) {
      // A start that is still under way could begin another process after the end.
      await Promise.allSettled(starting);
      await fleet.end();
      throw error;
    }
  }

  /** Checks which API processes are alive, as a balancer in front of them does. */
  async lookWhoIsAlive(): Promise<void> {
    const looks = this.#apiUrls.map(async (url) => {
      try {
        const signal = AbortSignal.timeout(probeMsMax);
        return (await fetch(`${url}/health/live`, { signal })).ok ? [url] : [];
      } catch {
        return [];
      }
    });
    const alive = (await Promise.all(looks)).flat();
    // If no process is alive, any of them may be ready first.
    this.#aliveUrls = alive.length > 0 ? alive : this.#apiUrls;
  }

  /** A visitor with a separate browser. Each request goes to any API process that is alive. */
  visitor(random: () => number): Visitor {
    const anyUrl = () => this.#aliveUrls[Math.floor(random() * this.#aliveUrls.length)] ?? '';
    return new Visitor(anyUrl);
  }

  /** The settings of tools, which do not use the faulty connections. */
  get toolSettings(): Readonly<Record<string, string>> {
    const [instance] = this.instances;
    const { EVENTSTORE_URL = '', MONGODB_URL = '', REDIS_URL = '' } = this.engines.settings;
    return { ...instance?.settings, EVENTSTORE_URL, MONGODB_URL, REDIS_URL };
  }

  instance(name: string): Instance {
    const found = this.instances.find((each) => each.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  }

  /**
   * Restarts the processes that ended unexpectedly, as a supervisor does; resolves to the names of those that crashed
   * after they were ready. A process that never became ready lost an engine during its start, and is only started
   * again.
   */
  async restartFallen(): Promise<readonly string[]> {
    const fallen: string[] = [];
    for (const instance of this.instances) {
      const still = pause(0).then(() => undefined);
      const ended = await Promise.race([instance.process.ended, still]);
      if (ended === undefined || !instance.isMeantToRun) continue;
      const wasReady = instance.process.lines.some((line) => line.includes(' is ready'));
      if (wasReady)
        fallen.push(`${instance.name} ended with ${String(ended.signal ?? ended.code)}`);
      else this.startsBegunAgain += 1;
      beginAgain(instance);
    }
    return fallen;
  }

  async end(): Promise<void> {
    await Promise.all(this.instances.map(({ process }) => process.kill()));
    await Promise.all(this.lines.map(({ proxy }) => proxy.close()));
    await this.engines.remove();
    await this.mails.close();
  }
}

/** Starts the process again if it ended before it was ready: a machine on which everything starts at once is slow. */
async function untilReady(instance: Instance): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await instance.process.ready();
      return;
    } catch (error) {
      if (tries === startsMax) throw error;
      await instance.process.kill();
      beginAgain(instance);
    }
  }
}

/** Ends the process of an instance on purpose: by a kill, or with its normal shutdown. */
export async function endProcess(instance: Instance, how: 'kill' | 'stop'): Promise<void> {
  instance.isMeantToRun = false;
  await instance.process[how]();
}

/** Starts a new process for an instance whose process has ended. */
export function beginAgain(instance: Instance): void {
  instance.process = new ProductProcess(instance.settings, instance.program);
  instance.isMeantToRun = true;
}

async function linesTo(engines: Engines): Promise<readonly EngineLine[]> {
  const { eventStore, mongo, redis } = engines;
  const host = '127.0.0.1';
  const lineTo = async (name: string, port: number, server: EngineLine['server']) => ({
    name,
    proxy: await FaultProxy.open({ host, port }),
    server,
  });
  return await Promise.all([
    lineTo('event store', eventStore.port, {
      get pid() {
        return eventStore.pid;
      },
      kill: () => eventStore.kill(),
      startAgain: () => eventStore.start(),
      pause: () => eventStore.pause(),
      resume: () => {
        eventStore.resume();
      },
    }),
    ...[
      { name: 'MongoDB', engine: mongo },
      { name: 'Redis', engine: redis },
    ].map(({ name, engine }) =>
      lineTo(name, engine.process.port, {
        get pid() {
          return engine.process.pid;
        },
        kill: () => engine.kill(),
        startAgain: () => engine.startAgain(),
        pause: () => engine.pause(),
        resume: () => {
          engine.resume();
        },
      }),
    ),
  ]);
}
