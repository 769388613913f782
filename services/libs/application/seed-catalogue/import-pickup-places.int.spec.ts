import { WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import { RemovePickupPlace } from '../command-handling/pickup-place/pickup-place.commands.ts';
import { pickupPlacesStream } from '../event-log/stream-names.ts';
import { importPickupPlaces } from './import-pickup-places.ts';
import { importSeedCatalogue } from './import-seed-catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPickupPlaces } from './seed-pickup-places.ts';

describe('importing the first pick-up places', () => {
  let story: WriteSide;

  beforeEach(async () => {
    story = await WriteSide.open();
  });

  afterEach(() => story.close());

  const importing = (places = seedPickupPlaces) => {
    const { cryptography } = story.ports;
    return importPickupPlaces({ commands: story.side, cryptography, log: story.store, places });
  };
  const places = () => story.store.readStream(pickupPlacesStream);
  const importTours = (tours = seedCatalogue) =>
    importSeedCatalogue({ commands: story.side, cryptography: story.ports.cryptography, tours });

  it('adds every place to a new store, with its zone', async () => {
    expect(await importing()).toBe(seedPickupPlaces.length);
    const added = (await places()).map(
      ({ data }) => JSON.parse(data) as { name: string; zone: string },
    );
    expect(added.map(({ name, zone }) => ({ name, zone }))).toEqual(seedPickupPlaces);
  });

  it('completes an import that was interrupted', async () => {
    expect(await importing(seedPickupPlaces.slice(0, 3))).toBe(3);
    expect(await importing()).toBe(seedPickupPlaces.length - 3);
  });

  it('adds nothing to a store that already has tours', async () => {
    await importTours(seedCatalogue.slice(0, 1));
    expect(await importing()).toBe(0);
    expect(await places()).toEqual([]);
  });

  it('does not add back a place that staff removed', async () => {
    await importing();
    await importTours(seedCatalogue.slice(0, 1));
    const placeId = story.ports.cryptography.uuidV5(
      'seed-pickup-places',
      seedPickupPlaces[0]?.name ?? '',
    );
    await story.side.execute(new RemovePickupPlace({ placeId }, story.admin()));
    const before = await places();
    expect(before.at(-1)?.type).toBe('PickupPlaceRemoved');
    await importing();
    expect(await places()).toHaveLength(before.length);
  });
});
