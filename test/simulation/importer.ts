import { AdminImportsController } from '../../services/api/src/import/admin-imports.controller.ts';
import { ImportLines } from '../../services/api/src/import/import-lines.ts';
import { type ImportTable, readImportFile } from '../../services/api/src/import/import-file.ts';
import {
  BeginImportBody,
  ImportLinesBody,
  UndoImportBody,
} from '../../services/api/src/import/import.inputs.ts';
import { Problem } from '../../services/api/src/http/problem.ts';
import type { CommandContext } from '../../services/libs/application/command-handling/engine/command-context.ts';
import { parseBookingReference } from '../../services/libs/contracts/booking/booking-reference.ts';
import type { ImportedLineView } from '../../services/libs/contracts/import/import-view.ts';
import { Actor } from './actor.ts';
import { importQueries } from './import-queries.ts';
import type { KnownBooking } from './person.ts';
import type { RequestParts } from './simulated-process.ts';
import type { World } from './world.ts';

/** What a request does, with the controller of its process. */
type Work<Result> = (controller: AdminImportsController, lines: ImportLines) => Promise<Result>;

/** The file that all staff import. Two of its lines are on departures that nobody else books. */
const file = [
  'Reference,Tour,Date,Start time,Adults,Name,E-mail,Phone,Paid,Payment method',
  'A-1,Spice Farm Tour,2026-12-01,09:00,1,Asha Juma,asha@example.com,+255 700 000 001,20,cash',
  'A-2,Spice Farm Tour,2026-12-01,14:00,2,Zuri Ali,zuri@example.com,+255 700 000 002,,',
  'A-3,Spice Farm Tour,2026-12-02,14:00,1,Omar Said,,+255 700 000 003,,',
  'A-4,Spice Farm Tour,2026-12-03,09:00,1,Fatma Omar,fatma@example.com,+255 700 000 004,,',
].join('\n');

/** How many lines are in a request. */
const linesAtOnce = 3;

/** Refusals after which staff send the same request again. */
const repeatedAfter: readonly string[] = ['OutcomeUnknown', 'TimedOut'];

/** Staff who preview a file, import it, and undo the import. */
export class Importer extends Actor {
  readonly #tourId: string;
  readonly #known: KnownBooking[];
  /** The imports of all staff. Any of them may undo an import, also while it is still under way. */
  readonly #imports: string[];

  constructor(
    world: World,
    name: string,
    {
      tourId,
      known,
      imports,
    }: {
      readonly tourId: string;
      readonly known: KnownBooking[];
      readonly imports: string[];
    },
  ) {
    super(world, name);
    this.#tourId = tourId;
    this.#known = known;
    this.#imports = imports;
  }

  protected override async request(): Promise<void> {
    const bulkActId = this.#imports.length > 0 ? this.random.pick(this.#imports) : undefined;
    if (bulkActId === undefined || this.random.chance(0.35)) {
      await this.#import();
    } else {
      await this.#send('UndoImport', (controller, _, context) =>
        controller.undo(
          bulkActId,
          Object.assign(new UndoImportBody(), { reason: 'The wrong file' }),
          context,
        ),
      );
    }
  }

  async #import(): Promise<void> {
    const { columns, lines } = readImportFile(Buffer.from(file));
    const ready = await this.#preview({ columns, lines });
    if (ready.length === 0) return;
    const begun = await this.#send('BeginImport', (controller, _, context) =>
      controller.begin(
        Object.assign(new BeginImportBody(), { fileName: 'bookings.csv', lines: ready.length }),
        context,
      ),
    );
    if (begun === undefined) return;
    const { id } = begun.body;
    this.#imports.push(id);
    for (let at = 0; at < ready.length; at += linesAtOnce) {
      const some = lines.filter(({ line }) => ready.slice(at, at + linesAtOnce).includes(line));
      const answer = await this.#send('ImportLines', (controller, _, context) =>
        controller.importLines(
          id,
          Object.assign(new ImportLinesBody(), { columns, lines: some }),
          context,
        ),
      );
      this.#learn(answer?.items ?? []);
      await this.world.time.sleep(this.random.between(0, 300));
    }
  }

  /** The numbers of the lines that can be imported. */
  async #preview(table: ImportTable): Promise<readonly number[]> {
    const answer = await this.#send('PreviewImport', (_, lines, context) => {
      this.world.laws.imports.preview(context.correlationId);
      return lines.preview(table, context);
    });
    return (answer?.lines ?? []).flatMap(({ line, state }) => (state === 'ready' ? [line] : []));
  }

  /** From now on, people change these bookings too. */
  #learn(items: readonly ImportedLineView[]): void {
    for (const { state, reference } of items) {
      const bookingNumber = parseBookingReference(reference ?? '');
      const isUsed = state === 'imported' && this.random.chance(0.3);
      if (isUsed && bookingNumber !== undefined) this.#known.push({ bookingNumber, revision: 0 });
    }
  }

  #send<Result extends object>(
    kind: string,
    work: (
      controller: AdminImportsController,
      lines: ImportLines,
      context: CommandContext,
    ) => Promise<Result>,
  ): Promise<Result | undefined> {
    const context = this.context(this.newCompound(kind), 'admin', null);
    return this.#answered((controller, lines) => work(controller, lines, context));
  }

  async #answered<Result extends object>(work: Work<Result>): Promise<Result | undefined> {
    const answer = await this.insistOn<{ readonly result?: Result }>(async (parts) => {
      try {
        const { controller, lines } = this.#controllerIn(parts);
        return { result: await work(controller, lines) };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return repeatedAfter.includes(error.code) ? undefined : {};
      }
    });
    return answer?.result;
  }

  #controllerIn(parts: RequestParts) {
    const { commands, ports } = parts;
    const queries = importQueries(parts, this.#tourId);
    const lines = new ImportLines(commands, queries, ports.cryptography);
    const controller = new AdminImportsController(commands, queries, ports.store, lines);
    return { controller, lines };
  }
}
