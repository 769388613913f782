import type { Slot } from '../../services/libs/domain/departure/departure-id.ts';

export function textOf({ date, time }: Slot): string {
  return `${date} ${time}`;
}
