import type { MapPin } from './map-pin.ts';
import { labelPins, type PinLabel } from './pin-labels.ts';
import { isOnSheet, sheet, unitsPerKm } from './projection.ts';
import { ungujaOutline } from './unguja-outline.ts';
import './unguja-map.css';

export type UngujaMapProps = {
  /** The places to show. Places beyond the sheet (the mainland) are left out: describe them in words. */
  pins: readonly MapPin[];
};

const scaleKm = 10;

/**
 * Zanzibar's main island as a block print in the colours of the surrounding cloth, with pins. Renders nothing if
 * no pin is on the sheet.
 */
export function UngujaMap({ pins }: UngujaMapProps) {
  const shown = pins.filter(isOnSheet);
  if (shown.length === 0) return null;
  return (
    <svg
      data-slot="unguja-map"
      viewBox={`0 0 ${String(sheet.width)} ${String(sheet.height)}`}
      role="img"
      aria-label={`Map of Unguja, Zanzibar’s main island, with ${listed(shown.map(({ name }) => name))}`}
    >
      <path data-part="second-block" d={ungujaOutline} transform="translate(6 5)" />
      <path data-part="land" d={ungujaOutline} />
      <Scale />
      {labelPins(shown).map((label) => (
        <Pin key={label.name} {...label} />
      ))}
    </svg>
  );
}

function Pin({ name, pin, isFaint, x, y, anchor }: PinLabel) {
  return (
    <g data-part="pin" data-faint={isFaint}>
      {Math.abs(y - pin.y) > 4 && <path data-part="thread" d={`M${pin.x} ${pin.y}L${x} ${y}`} />}
      <path
        data-part="mark"
        d="M0-9 9 0 0 9-9 0z"
        transform={`translate(${pin.x} ${pin.y}) scale(${isFaint ? 0.62 : 1})`}
      />
      <text x={x} y={y} textAnchor={anchor} dominantBaseline="central">
        {name}
      </text>
    </g>
  );
}

function Scale() {
  const y = sheet.height - 20;
  return (
    <g data-part="scale">
      <path d={`M16 ${y}h${(scaleKm * unitsPerKm).toFixed(1)}v6H16z`} />
      <text x={16} y={y - 9}>
        {scaleKm} km
      </text>
    </g>
  );
}

/** "Nungwi, Kendwa and Stone Town" */
function listed(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
