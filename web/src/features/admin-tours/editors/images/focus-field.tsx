import type { FocusPointView } from '@contracts/tour/tour-view.ts';
import type { MouseEvent } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import './focus-field.css';
import { centre } from './picture-fields.ts';

export type FocusFieldProps = {
  url: string;
  /** Undefined: the centre. */
  focus: FocusPointView | undefined;
  onChange: (focus: FocusPointView) => void;
};

/**
 * A field for the point of a picture that stays in view if the picture is cropped. Staff click or tap on the
 * whole picture, or move two sliders, also with the arrow keys.
 */
export function FocusField({ url, focus = centre, onChange }: FocusFieldProps) {
  const point = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  return (
    <div data-slot="focus-field">
      <div data-part="whole" aria-hidden="true" onClick={point}>
        <img src={url} alt="" draggable={false} />
        <span
          data-part="point"
          style={{ insetInlineStart: percent(focus.x), insetBlockStart: percent(focus.y) }}
        />
      </div>
      <div data-part="sliders">
        <Slider
          label="Focus from the left"
          share={focus.x}
          onChange={(x) => {
            onChange({ ...focus, x });
          }}
        />
        <Slider
          label="Focus from the top"
          share={focus.y}
          onChange={(y) => {
            onChange({ ...focus, y });
          }}
        />
        <Button
          kind="quiet"
          aria-disabled={focus === centre}
          onClick={() => {
            onChange(centre);
          }}
        >
          Focus on the centre
        </Button>
      </div>
    </div>
  );
}

type SliderProps = { label: string; share: number; onChange: (share: number) => void };

function Slider({ label, share, onChange }: SliderProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(share * 100)}
        aria-valuetext={percent(share)}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.valueAsNumber / 100);
        }}
      />
      <output aria-hidden="true">{percent(share)}</output>
    </label>
  );
}

function percent(share: number): string {
  return `${String(Math.round(share * 100))}%`;
}
