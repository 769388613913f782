import {
  InMemoryReadModels,
  InMemoryReadStore,
} from '../../../../test/support/in-memory/in-memory-read-models.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { beginning } from '../../../libs/application/event-log/stored-event.ts';
import { EngineAway } from '../../../libs/application/ports/engine-away.ts';
import type { BuildView } from '../../../libs/application/ports/read-store.ts';
import { projectionRoutes } from '../../../libs/application/projections/projection-routes.ts';
import { SustainedLag } from '../../../libs/application/soundings/sustained-lag.ts';
import { Readiness } from './readiness.ts';

const served: readonly BuildView[] = projectionRoutes.map(({ projection: { collection } }) => ({
  name: collection.name,
  version: collection.version,
  number: 1,
  isReady: true,
  logId: undefined,
  position: beginning,
}));

class Served extends InMemoryReadStore {
  constructor() {
    super(new InMemoryReadModels());
  }

  override builds(): Promise<readonly BuildView[]> {
    return builds();
  }
}

let builds: () => Promise<readonly BuildView[]>;

describe('an API process', () => {
  const clock = new VirtualClock();
  let lag: SustainedLag;
  let readiness: Readiness;

  beforeEach(() => {
    lag = new SustainedLag(60_000, clock);
    builds = () => Promise.resolve(served);
    readiness = new Readiness(new Served(), lag, clock);
  });

  const away = () => Promise.reject(new EngineAway('read-models'));

  it('is ready while every read model can be read, until it ends', async () => {
    expect(await readiness.isReady()).toBe(true);
    readiness.end();
    expect(await readiness.isReady()).toBe(false);
  });

  it('is not ready before every read model can be read, or before it has checked them', async () => {
    builds = () => Promise.resolve(served.slice(1));
    expect(await readiness.isReady()).toBe(false);
    builds = away;
    expect(await readiness.isReady()).toBe(false);
  });

  it('stays ready without the read models, because it shows tours and takes bookings without them', async () => {
    expect(await readiness.isReady()).toBe(true);
    builds = away;
    expect(await readiness.isReady()).toBe(true);
  });

  it('answers at once with the last state while the read models are slow, and updates it when they answer', async () => {
    expect(await readiness.isReady()).toBe(true);
    let answer: (views: readonly BuildView[]) => void = () => undefined;
    builds = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const asked = readiness.isReady();
    await clock.advance(300);
    expect(await asked).toBe(true);
    const askedAgain = readiness.isReady();
    answer([]);
    expect(await askedAgain).toBe(false);
  });

  it('is not ready while the read models stay behind the log', async () => {
    lag.note(61_000);
    await clock.advance(60_000);
    lag.note(121_000);
    expect(await readiness.isReady()).toBe(false);
    lag.note(0);
    expect(await readiness.isReady()).toBe(true);
  });
});
