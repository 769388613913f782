import type { DecisionFact } from './domain-types.ts';
import { eventCatalogue } from './event-catalogue.ts';
import { layerGraph } from './layer-graph.ts';
import { refusalCatalogue } from './refusals.ts';

const decision: DecisionFact = {
  command: 'TakeSeat',
  file: 'services/libs/domain/seat/commands/take-seat.ts',
  events: ['SeatTaken'],
  refusals: [
    {
      code: 'SeatIsTaken',
      sentence: 'Somebody sits there.',
      fields: [{ name: 'since', type: 'string', isOptional: false }],
    },
    { code: 'SeatNeeded', sentence: 'The caller asks first.', fields: [] },
  ],
};

describe('The page of events', () => {
  const page = eventCatalogue({
    events: [
      {
        name: 'SeatTaken',
        subject: 'seat',
        sentence: 'Somebody sat down.',
        fields: [{ name: 'row', type: "'a' | 'b'", isOptional: true }],
      },
      { name: 'SeatPolished', subject: 'seat', sentence: 'It shines.', fields: [] },
    ],
    decisions: [decision],
    readers: [{ name: 'free-seats', file: 'a/free-seats.projection.ts', events: ['SeatTaken'] }],
    schemaVersion: () => 2,
  });

  it('shows the meaning, the fields, the commands and the readers of each event', () => {
    expect(page).toContain(
      [
        '### SeatTaken',
        '',
        'Somebody sat down.',
        '',
        '| Field | Type |  |',
        '| --- | --- | --- |',
        "| `row` | `'a' \\| 'b'` | may be absent |",
        '',
        'Decided by: [TakeSeat](../../services/libs/domain/seat/commands/take-seat.ts)  ',
        'Read by: [free-seats](../../a/free-seats.projection.ts)  ',
        'Schema version: 2',
      ].join('\n'),
    );
  });

  it('shows which events no command decides and no projection or policy reads', () => {
    expect(page).toContain(
      'It shines.\n\nDecided by: no command  \nRead by: no projection or policy  \n',
    );
  });
});

describe('The page of refusals', () => {
  const page = refusalCatalogue([decision], {
    SeatIsTaken: { status: 409, title: 'This seat is taken' },
    BodyTooLarge: { status: 413, title: 'The request is too large' },
  });
  const [clients = '', internal = '', requests = ''] = page.split('\n## ').slice(1);

  it('lists what a client can get, with status, title and fields', () => {
    expect(clients).toContain(
      '| `SeatIsTaken` | 409 | This seat is taken | Somebody sits there. | `since` | [TakeSeat]',
    );
  });

  it('has separate lists of refusals that no client gets, and of problems that no command causes', () => {
    expect(internal).toContain('| `SeatNeeded` | The caller asks first. | [TakeSeat]');
    expect(requests).toContain('| `BodyTooLarge` | 413 | The request is too large |');
    expect(clients + internal).not.toContain('BodyTooLarge');
    expect(clients + requests).not.toContain('SeatNeeded');
  });
});

describe('The page of layers', () => {
  const page = layerGraph([
    {
      source: 'services/libs/application/ports/clock.ts',
      imports: ['services/libs/domain/calendar.ts', 'services/libs/application/ports/time.ts'],
    },
    { source: 'services/libs/application/ports/ids.ts', imports: ['services/libs/domain/a.ts'] },
    { source: 'services/libs/domain/a.ts', imports: ['node_modules/x/index.js'] },
    { source: 'web/vite.config.ts', imports: ['node_modules/vite/index.js'] },
  ]);

  it('draws each import between two layers once', () => {
    const drawing = /```mermaid\n([^`]*)```/.exec(page)?.[1]?.split('\n');
    expect(drawing).toEqual([
      'flowchart TD',
      '  services_libs_application_ports["services/libs/application/ports"]',
      '  services_libs_domain["services/libs/domain"]',
      '  services_libs_application_ports --> services_libs_domain',
      '',
    ]);
  });

  it('names every rule', () => {
    expect(page).toContain('| `domain-imports-nothing` | ');
  });
});
