import { FaultProxy } from './fault-proxy.ts';
import { Engines, type ProductPlace } from './product-place.ts';

/** The engines of the distributed profile, by their purpose. */
export type EngineName = 'eventStore' | 'mongo' | 'redis';

const urlSettings = { eventStore: 'EVENTSTORE_URL', mongo: 'MONGODB_URL', redis: 'REDIS_URL' };

/** The engines of one system, which it reaches through a network that can be made faulty. */
export class ProxiedEngines implements ProductPlace {
  readonly programs: ProductPlace['programs'];
  readonly settings: ProductPlace['settings'];
  readonly proxies: Readonly<Record<EngineName, FaultProxy>>;
  readonly engines: Engines;

  private constructor(engines: Engines, proxies: Readonly<Record<EngineName, FaultProxy>>) {
    this.engines = engines;
    this.proxies = proxies;
    this.programs = engines.programs;
    const { settings } = engines;
    const urlOf = (name: EngineName) => proxies[name].through(settings[urlSettings[name]] ?? '');
    this.settings = {
      ...settings,
      EVENTSTORE_URL: urlOf('eventStore'),
      MONGODB_URL: urlOf('mongo'),
      REDIS_URL: urlOf('redis'),
    };
  }

  static async start(): Promise<ProxiedEngines> {
    const engines = await Engines.start({ own: true });
    const open = (port: number) => FaultProxy.open({ host: '127.0.0.1', port });
    const [eventStore, mongo, redis] = await Promise.all([
      open(engines.eventStore.port),
      open(engines.mongo.process.port),
      open(engines.redis.process.port),
    ]);
    return new ProxiedEngines(engines, { eventStore, mongo, redis });
  }

  async remove(): Promise<void> {
    await Promise.all(Object.values(this.proxies).map((proxy) => proxy.close()));
    await this.engines.remove();
  }
}
