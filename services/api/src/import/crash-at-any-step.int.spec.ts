import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { commandBus } from '../../../../test/support/in-memory/command-bus.ts';
import type { AppendFault } from '../../../../test/support/in-memory/faulty-event-store.ts';
import { done } from '../../../../test/support/in-memory/write-side.ts';
import { Crash } from '../../../../test/support/stories/mail-world.ts';
import { WholeStory } from '../../../../test/support/stories/whole-story.ts';
import { BeginImport } from '../../../libs/application/command-handling/bulk-act/bulk-act.commands.ts';
import { decode } from '../../../libs/application/event-log/recorded-event.ts';
import type { Position } from '../../../libs/application/event-log/stored-event.ts';
import { GetImported } from '../../../libs/application/queries/bulk-act/bulk-act.queries.ts';
import { getImported } from '../../../libs/application/queries/bulk-act/get-imported.ts';
import type { RequestedQuery } from '../../../libs/application/queries/engine/requested-query.ts';
import { listAdminTours } from '../../../libs/application/queries/tour/list-tours.ts';
import { readImportFile } from './import-file.ts';
import { ImportLines } from './import-lines.ts';

/** More steps and appends than an import of this file has. */
const stepsMax = 40;

/** How many lines are in a request. */
const linesAtOnce = 2;

describe('an import that crashes', () => {
  let story: WholeStory;

  beforeAll(async () => {
    story = await WholeStory.open();
    await story.commands.publishTour({ schedule: { capacity: null } });
  });

  afterAll(() => story.close());

  const fileNamed = (name: string) =>
    readImportFile(
      Buffer.from(
        [
          'Reference,Tour,Date,Start time,Adults,Name,E-mail,Phone',
          ...['Asha', 'Omar', 'Zuri'].map(
            (who) =>
              `${name}-${who},Spice Farm Tour,2026-12-01,09:00,2,${who} Juma,${who}@example.com,+255 700 000 001`,
          ),
        ].join('\n'),
      ),
    );

  /** The part of a new process that imports lines. Its queries see the whole log, as those of the product do. */
  function startProcess(): { commands: CommandBus; lines: ImportLines } {
    const vault = story.commands.anotherVault();
    const commands = commandBus({ ...story.commands.ports, vault });
    const execute = async (query: RequestedQuery<unknown, unknown>) => {
      const { readStore, catalogue, now } = await story.upToDate();
      const view =
        query instanceof GetImported
          ? await getImported(readStore, query.input.keys)
          : listAdminTours(catalogue, 'present', now);
      return { view };
    };
    const queries = { execute } as unknown as QueryBus;
    return {
      commands,
      lines: new ImportLines(commands, queries, story.commands.ports.cryptography),
    };
  }

  /** Starts a process in which staff choose the file and import the lines that are ready. */
  async function importFile(name: string): Promise<void> {
    const { commands, lines: importing } = startProcess();
    const staff = story.commands.admin();
    const { columns, lines } = await importing.preview(fileNamed(name), staff);
    const ready = lines.filter(({ state }) => state === 'ready');
    if (ready.length === 0) return;
    const begin = new BeginImport({ fileName: `${name}.csv`, lines: ready.length }, staff);
    const { id } = done(await commands.execute(begin)).result;
    for (let at = 0; at < ready.length; at += linesAtOnce) {
      await importing.import(id, { columns, lines: ready.slice(at, at + linesAtOnce) }, staff);
    }
  }

  /** Imports the file until the process crashes at a step; resolves to whether it imported the whole file. */
  async function live(name: string, crashesAt: number): Promise<boolean> {
    const process = new CrashingProcess(crashesAt);
    story.commands.store.next(...Array.from({ length: stepsMax }, () => process.append));
    try {
      await importFile(name);
    } catch (error) {
      if (!process.hasCrashed) throw error;
    } finally {
      story.commands.store.heal();
    }
    return !process.hasCrashed;
  }

  /** The lines that were booked since the position, and how many seats these bookings hold. */
  async function booked(after: Position): Promise<{ lines: readonly number[]; seats: number }> {
    const categories = ['booking', 'departure'] as const;
    const { events } = await story.commands.store.readAll(after, 1_000, { categories });
    const lines: number[] = [];
    let seats = 0;
    for (const { type, data } of events.map((stored) => decode(stored))) {
      if (type === 'BookingPlaced' && data.imported !== undefined) lines.push(data.imported.line);
      if (type === 'SeatsReserved') seats += data.seats;
      if (type === 'SeatsReleased') seats -= data.seats;
    }
    return { lines: lines.toSorted(), seats };
  }

  it('books each line once when the file is imported again, after a crash at each step in turn', async () => {
    const bookedBefore = new Set<number>();
    let crashes = 0;
    for (let isWhole = false; !isWhole && crashes < stepsMax;) {
      const name = `file-${crashes}`;
      const start = await story.commands.store.head();
      isWhole = await live(name, crashes + 1);
      crashes += isWhole ? 0 : 1;
      bookedBefore.add((await booked(start)).lines.length);
      await importFile(name);
      expect(await booked(start)).toEqual({ lines: [2, 3, 4], seats: 6 });
      const { lines } = await startProcess().lines.preview(fileNamed(name), story.commands.admin());
      expect(lines.map(({ state }) => state)).toEqual(['imported', 'imported', 'imported']);
    }
    expect(crashes).toBeGreaterThan(10);
    expect(crashes).toBeLessThan(stepsMax);
    expect([...bookedBefore].toSorted()).toEqual([0, 1, 2, 3]);
  }, 60_000);
});

/**
 * A process that crashes at a step. Each append has three steps: before it, after its first part, and before its
 * answer. From then on the process appends no events.
 */
class CrashingProcess {
  hasCrashed = false;
  readonly #crashesAt: number;
  #step = 0;

  constructor(crashesAt: number) {
    this.#crashesAt = crashesAt;
  }

  readonly append: AppendFault = async (send) => {
    this.#atStep();
    if (this.#step + 1 === this.#crashesAt) await send(1);
    this.#atStep();
    const outcome = await send();
    this.#atStep();
    return outcome;
  };

  #atStep(): void {
    this.#step += 1;
    this.hasCrashed ||= this.#step >= this.#crashesAt;
    if (this.hasCrashed) throw new Crash();
  }
}
