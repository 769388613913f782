import { type Ended, ProductProcess, type ProgramName } from './product-process.ts';
import { placeOfItsOwn, type ProductPlace } from './product-place.ts';
import { Visitor } from '../stories/visitor.ts';

/** When the business clock of every test starts: a Friday morning, 9 o'clock in Dar es Salaam. */
export const storyBegins = '2026-11-20T06:00:00.000Z';

/** The first account in every test. */
export const owner = { username: 'amina', password: 'a password for stories' } as const;

/** How many lines of a process are shown. */
const linesMax = 30;

type Settings = Readonly<Record<string, string>>;

/** The whole product with its own stores. Tests reach it only over HTTP. */
export class System {
  readonly place: ProductPlace;
  readonly #settings: Settings;
  #processes: readonly ProductProcess[] = [];
  #url = '';

  private constructor(place: ProductPlace, settings: Settings) {
    this.place = place;
    this.#settings = {
      PORT: '0',
      CLOCK_START: storyBegins,
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      RATE_LIMITS: 'off',
      ...place.settings,
      ...settings,
    };
  }

  /** Starts the product on new stores. Resolves when it reports that it is ready. */
  static async start(settings: Settings = {}): Promise<System> {
    return System.startOn(await placeOfItsOwn(settings.DATA_DIR), settings);
  }

  /** Starts the product on stores that already exist. */
  static async startOn(place: ProductPlace, settings: Settings = {}): Promise<System> {
    const system = new System(place, settings);
    try {
      await system.startAgain();
      return system;
    } catch (error) {
      await system.remove();
      throw error;
    }
  }

  /** All processes; the first one answers requests. */
  get processes(): readonly ProductProcess[] {
    return this.#processes;
  }

  /** The last lines that each process wrote, for the message of a test that fails. */
  lastLines(): readonly string[] {
    return this.#processes.flatMap(({ name, lines }) => [`${name}:`, ...lines.slice(-linesMax)]);
  }

  get url(): string {
    return this.#url;
  }

  /** The process that answers requests. */
  get process(): ProductProcess {
    const [answering] = this.#processes;
    if (answering === undefined) throw new Error('No process was started.');
    return answering;
  }

  /** The settings of every process and tool of this product. */
  get settings(): Settings {
    return this.#settings;
  }

  /** A visitor with a separate browser, who asks again when a busy product says so. */
  visitor(): Visitor {
    return new Visitor(() => this.#url, { isPatient: true });
  }

  /** A visitor who does not ask again, for tests of a product with a fault. */
  hastyVisitor(): Visitor {
    return new Visitor(() => this.#url);
  }

  /** A member of staff who has signed in. */
  async staff(visitor = this.visitor()): Promise<Visitor> {
    const { status } = await visitor.post('/api/auth/sign-in', owner);
    if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
    return visitor;
  }

  /** Ends every process normally and keeps the data. Resolves to the exit of the process that answers requests. */
  async stop(): Promise<Ended> {
    const [ended] = await Promise.all(this.#processes.map((each) => each.stop()));
    return ended ?? (await this.process.ended);
  }

  /** Ends every process at once and keeps the data. */
  async kill(): Promise<void> {
    await Promise.all(this.#processes.map((each) => each.kill()));
  }

  /** Starts every process on the same data, at the given time or at the start time of all tests. */
  async startAgain(settings: Settings = {}): Promise<void> {
    const environment = { ...this.#settings, ...settings };
    this.#processes = this.place.programs.map((name) => new ProductProcess(environment, name));
    const [line = ''] = await Promise.all(this.#processes.map((each) => each.ready()));
    this.#url = line.slice(line.indexOf('http'));
  }

  /** Kills one of its processes and starts a new one, without waiting until it is ready. */
  async replace(name: ProgramName): Promise<void> {
    const old = this.#processes.find((each) => each.name === name);
    if (old === undefined) throw new Error(`This system has no ${name}.`);
    await old.kill();
    const next = new ProductProcess(this.#settings, name);
    this.#processes = this.#processes.map((each) => (each === old ? next : each));
  }

  /** Ends every process and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    await this.place.remove();
  }
}
