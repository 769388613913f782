import { useEffect, useEffectEvent, useId, useState } from 'react';
import { momentAt, type Moment } from './moments.ts';
import { formatInstant } from './past-words.ts';

export type TimeSliderProps = {
  /** The oldest first. */
  moments: readonly Moment[];
  /** Undefined for the present. */
  asOf: string | undefined;
  onChange: (asOf: string | undefined) => void;
};

/**
 * How long the slider must rest on a moment before it is fetched, in milliseconds. Moments that the slider only
 * passes are not fetched.
 */
const restMs = 150;

/** A slider over the moments at which something happened. Each moment is one step, and the last step is the present. */
export function TimeSlider({ moments, asOf, onChange }: TimeSliderProps) {
  const id = useId();
  const now = moments.length;
  const there = asOf === undefined ? now : Math.max(0, momentAt(moments, asOf));
  const [dragged, setDragged] = useState<number | null>(null);
  const at = dragged ?? there;
  const moment = moments[at];
  const words = moment === undefined ? 'Now' : `${formatInstant(moment.at)}: ${moment.words}`;
  const settle = useEffectEvent((index: number) => {
    setDragged(null);
    if (index !== there) onChange(moments[index]?.at);
  });
  useEffect(() => {
    if (dragged === null) return;
    const timer = setTimeout(() => {
      settle(dragged);
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [dragged]);
  return (
    <div data-slot="time-slider">
      <label htmlFor={id}>Moment at which something happened</label>
      <input
        id={id}
        type="range"
        min={0}
        max={now}
        step={1}
        value={at}
        aria-valuetext={words}
        onChange={({ currentTarget }) => {
          setDragged(currentTarget.valueAsNumber);
        }}
      />
      <p data-part="ends" aria-hidden="true">
        <span>{moments[0] !== undefined && formatInstant(moments[0].at)}</span>
        <span>Now</span>
      </p>
      <output htmlFor={id}>{words}</output>
    </div>
  );
}
