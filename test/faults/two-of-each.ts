import {
  MongoBuildRecords,
  ownersOf,
} from '../../services/libs/adapters/distributed/mongo/mongo-build-records.ts';
import {
  type MongoDatabase,
  openMongoDatabase,
} from '../../services/libs/adapters/distributed/mongo/mongo-database.ts';
import { freePort } from '../support/processes/free-port.ts';
import { beginAgain, type Instance } from '../simulated-day/day-fleet.ts';
import { Balancer } from '../support/processes/balancer.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { Engines } from '../support/processes/product-place.ts';
import { ProductProcess } from '../support/processes/product-process.ts';
import { owner, storyBegins } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const programs = ['api', 'projector', 'worker'] as const;

type Program = (typeof programs)[number];

/** Two processes of each kind, as the documentation recommends, and a balancer in front of the APIs. */
export class TwoOfEach {
  readonly engines: Engines;
  readonly mails: MailServer;
  readonly instances: readonly Instance[];
  readonly balancer: Balancer;
  readonly #readModels: MongoDatabase;

  private constructor(
    engines: Engines,
    mails: MailServer,
    readModels: MongoDatabase,
    instances: readonly Instance[],
  ) {
    this.engines = engines;
    this.mails = mails;
    this.instances = instances;
    this.#readModels = readModels;
    this.balancer = new Balancer(
      this.of('api').map(({ settings }) => `http://127.0.0.1:${settings.PORT ?? ''}`),
    );
  }

  /** Resolves when all processes are ready. The first projector feeds every read model, the second stands by. */
  static async start(): Promise<TwoOfEach> {
    const engines = await Engines.start();
    const mails = await MailServer.start();
    const settings = {
      ...engines.settings,
      CLOCK_START: storyBegins,
      // A process that is started again has the same simulated time as the others.
      CLOCK_STARTED_AT: new Date().toISOString(),
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      RATE_LIMITS: 'off',
      SMTP_URL: mails.url,
      // The settings that operators use, because the test shows their effects.
      DRAIN_SECONDS: '2',
      TAKEOVER_SECONDS: '6',
    };
    const readModels = await openMongoDatabase(engines.settings.MONGODB_URL ?? '', {
      answerMsMax: 10_000,
    });
    const instances: Instance[] = [];
    for (const place of [1, 2]) {
      const added: Instance[] = [];
      for (const program of programs) {
        const own = { ...settings, PORT: String(await freePort()) };
        const process = new ProductProcess(own, program);
        const name = `${program} ${place}`;
        added.push({ name, program, settings: own, process, isMeantToRun: true });
      }
      instances.push(...added);
      const starting = await Promise.allSettled(added.map((instance) => instance.process.ready()));
      const failed = starting.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') {
        await new TwoOfEach(engines, mails, readModels, instances).remove();
        throw failed.reason;
      }
    }
    const all = new TwoOfEach(engines, mails, readModels, instances);
    await all.balancer.untilAllAreReady();
    return all;
  }

  of(program: Program): readonly Instance[] {
    return this.instances.filter((instance) => instance.program === program);
  }

  /** A member of staff who has signed in. */
  async staff(): Promise<Visitor> {
    const visitor = this.balancer.visitor();
    const { status } = await visitor.post('/api/auth/sign-in', owner);
    if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
    return visitor;
  }

  /** Starts the process again, and waits until it is ready and the balancer uses it. */
  async begin(instance: Instance): Promise<void> {
    beginAgain(instance);
    await instance.process.ready();
    await this.balancer.untilAllAreReady();
  }

  /** The names of the projectors that feed a read model, each once. */
  async projectorsAtWork(): Promise<readonly string[]> {
    const builds = await new MongoBuildRecords(this.#readModels).all();
    return [...new Set(builds.flatMap(ownersOf))];
  }

  async remove(): Promise<void> {
    await this.balancer.end();
    await Promise.all(this.instances.map(({ process }) => process.kill()));
    await this.#readModels.close();
    await this.engines.remove();
    await this.mails.close();
  }
}
