import { Engines } from '../../support/processes/product-place.ts';
import { ProductProcess } from '../../support/processes/product-process.ts';
import { System } from '../../support/processes/start-system.ts';
import { Visitor } from '../../support/stories/visitor.ts';
import type { FaultPart } from '../fault-part.ts';
import { huntSeats, lastSeats, seatHunters } from '../last-seats.ts';

const dayMs = 24 * 60 * 60_000;
const firstDay = Date.parse('2026-12-01T00:00:00.000Z');

export const lastSeatsOfTwoApis: FaultPart = {
  name: 'last-seats',
  title: `${seatHunters} clients of two API processes want ${lastSeats} seats`,
  about: `All clients book at once, half of them through each process. Every round uses another departure. Clients that get 503
repeat the request with the same key.`,
  async run({ rounds }, tell) {
    const system = await System.startOn(await Engines.start());
    const second = new ProductProcess(system.settings, 'api');
    try {
      const line = await second.ready();
      const secondUrl = line.slice(line.indexOf('http'));
      const visitors = [() => system.hastyVisitor(), () => new Visitor(() => secondUrl)] as const;
      let askedAgain = 0;
      const wrong: string[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const date = new Date(firstDay + round * dayMs).toISOString().slice(0, 10);
        const { seated, refused, outOfTime } = await huntSeats(visitors, date);
        askedAgain += outOfTime;
        if (seated !== lastSeats || refused !== seatHunters - lastSeats) {
          wrong.push(`In round ${round}, ${seated} were seated and ${refused} refused.`);
        }
      }
      tell(`${rounds} rounds, ${wrong.length} of them wrong; ${askedAgain} asked again.`);
      return {
        table: [
          ['Rounds', `Exactly ${lastSeats} seated`, 'Asked again'],
          [rounds, rounds - wrong.length, askedAgain].map(String),
        ],
        wrong,
      };
    } finally {
      await second.kill();
      await system.remove();
    }
  },
};
