import { type CSSProperties, type PointerEvent, useState } from 'react';
import { BookingsLink } from './bookings-link.tsx';
import { columnWords } from './chart-column.ts';
import type { ChartProps } from './chart-props.ts';
import './column-chart.css';
import { scaleFor } from './scale.ts';

/** At most this many columns have a label below. */
const labelsMax = 8;

/**
 * Columns over the days of a period. The reader chooses a column as on a slider, with the arrow keys, a finger
 * or the mouse, and its figures appear in words below. The cancelled part is hatched, so that readers need not
 * recognise colours.
 */
export function ColumnChart(props: ChartProps) {
  const { title, parts, columns, formatLine, isCounted = false, currency } = props;
  const [at, setAt] = useState(columns.length - 1);
  const column = columns[at];
  const scale = scaleFor(Math.max(...columns.map(({ total }) => total)), isCounted);
  const labelEvery = Math.ceil(columns.length / labelsMax);
  if (column === undefined) return null;
  const words = columnWords(column, props);

  function follow({ pointerType, nativeEvent, currentTarget }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    const place = nativeEvent.offsetX / currentTarget.clientWidth;
    setAt(Math.max(0, Math.min(columns.length - 1, Math.floor(place * columns.length))));
  }
  return (
    <figure data-slot="column-chart" style={{ '--columns': columns.length } as CSSProperties}>
      <Legend parts={parts} />
      <div data-part="plot">
        <div data-part="lines" aria-hidden="true">
          {scale.lines.map((line) => (
            <span key={line} style={{ insetBlockEnd: percent(line, scale.top) }}>
              {formatLine(line)}
            </span>
          ))}
        </div>
        <div data-part="columns" aria-hidden="true">
          {columns.map(({ from, standing, cancelled }, index) => (
            <span key={from} data-chosen={index === at || undefined}>
              <span data-part="cancelled" style={{ blockSize: percent(cancelled, scale.top) }} />
              <span data-part="standing" style={{ blockSize: percent(standing, scale.top) }} />
            </span>
          ))}
        </div>
        <input
          type="range"
          aria-label={title}
          min={0}
          max={columns.length - 1}
          value={at}
          aria-valuetext={words}
          onPointerMove={follow}
          onChange={(event) => {
            setAt(event.currentTarget.valueAsNumber);
          }}
        />
      </div>
      <div data-part="labels" aria-hidden="true">
        {columns.map(({ from, shortLabel }, index) =>
          index % labelEvery === 0 && index <= columns.length - labelEvery ? (
            <span key={from} style={{ gridColumnStart: index + 1 }}>
              {shortLabel}
            </span>
          ) : null,
        )}
      </div>
      <figcaption data-print="never">
        <span aria-hidden="true">{words}</span>{' '}
        {column.total !== 0 && (
          <BookingsLink
            days={column}
            only={currency === undefined ? {} : { currency }}
            label={`of ${column.label}`}
            isInWords
          >
            Show the bookings
          </BookingsLink>
        )}
      </figcaption>
    </figure>
  );
}

function Legend({ parts: [standing, cancelled] }: Pick<ChartProps, 'parts'>) {
  return (
    <p data-part="legend">
      <span data-part="standing" /> {standing} <span data-part="cancelled" /> {cancelled}
    </p>
  );
}

function percent(figure: number, top: number): string {
  return `${String((figure / top) * 100)}%`;
}
