import { WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import { DeleteTour } from '../command-handling/tour/tour.commands.ts';
import type { CommandSender } from '../command-handling/engine/requested-command.ts';
import { beginning } from '../event-log/stored-event.ts';
import { importSeedCatalogue } from './import-seed-catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';

describe('importing the seed catalogue', () => {
  let story: WriteSide;

  beforeEach(async () => {
    story = await WriteSide.open();
  });

  afterEach(() => story.close());

  const importing = (tours = seedCatalogue) =>
    importSeedCatalogue({ commands: story.side, cryptography: story.ports.cryptography, tours });
  const eventCount = async () => (await story.store.readAll(beginning, 1000)).events.length;

  it('creates every tour under its slug, published', async () => {
    expect(await importing()).toBe(24);
    for (const { slug, isFeatured } of seedCatalogue) {
      const types = await story.eventTypes(`tour-${slug}`);
      expect([slug, ...types]).toEqual([
        slug,
        'TourCreated',
        'TourPublished',
        ...(isFeatured ? ['TourFeatured'] : []),
      ]);
    }
  });

  it('changes nothing the second time, even if staff have made changes in between', async () => {
    await importing();
    const [first] = seedCatalogue;
    await story.side.execute(new DeleteTour({ tourId: first?.slug ?? '' }, story.admin()));
    const before = await eventCount();
    expect(await importing()).toBe(0);
    expect(await eventCount()).toBe(before);
  });

  it('retries while the log is busy, and creates each tour once', async () => {
    const asked = new Map<string, number>();
    const commands: CommandSender = {
      async execute(command) {
        const outcome = await story.side.execute(command);
        const { commandId = '' } = command.context;
        const times = (asked.get(commandId) ?? 0) + 1;
        asked.set(commandId, times);
        // The command is done, but its answer is lost twice.
        return times < 3 ? { done: false, refusal: { code: 'OutcomeUnknown' } } : outcome;
      },
    };
    const { cryptography } = story.ports;
    await importSeedCatalogue({ commands, cryptography, tours: seedCatalogue.slice(0, 2) });
    expect([...asked.values()]).toEqual([3, 3]);
    expect(await importing()).toBe(22);
  });

  it('completes an import that was interrupted', async () => {
    expect(await importing(seedCatalogue.slice(0, 5))).toBe(5);
    expect(await importing()).toBe(19);
  });

  it('accepts a corrected text for the same tour', async () => {
    await importing(seedCatalogue.slice(0, 1));
    const [tour] = seedCatalogue;
    if (tour === undefined) throw new Error('The catalogue is empty.');
    const { parts } = tour;
    const corrected = { ...parts, details: { ...parts.details, description: 'In better words.' } };
    expect(await importing([{ ...tour, parts: corrected }])).toBe(0);
  });
});
