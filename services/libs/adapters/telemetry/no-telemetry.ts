import { Telemetry } from '../../application/ports/telemetry.ts';

/** Where nobody collects: nothing is counted. */
export class NoTelemetry extends Telemetry {
  override readonly isOn = false;

  override count(): void {
    // Nobody asks.
  }

  override set(): void {
    // Nobody asks.
  }

  override unset(): void {
    // Nobody asks.
  }

  override observe(): void {
    // Nobody asks.
  }
}
