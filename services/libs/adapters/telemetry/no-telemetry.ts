import { Telemetry } from '../../application/ports/telemetry.ts';

/** Used if no metrics are collected: counts nothing. */
export class NoTelemetry extends Telemetry {
  override readonly isOn = false;

  override count(): void {
    // No metrics are collected.
  }

  override set(): void {
    // No metrics are collected.
  }

  override unset(): void {
    // No metrics are collected.
  }

  override observe(): void {
    // No metrics are collected.
  }
}
