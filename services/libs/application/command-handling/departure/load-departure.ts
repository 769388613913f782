import { departureId, type DepartureRef } from '../../../domain/departure/departure-id.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import type { CommandRun } from '../engine/command-run.ts';
import { departureStreams } from './departure-streams.ts';
import type { FoldedStream } from '../engine/folded-stream.ts';
import { departureStream } from '../../event-log/stream-names.ts';

/** A departure with its reservations, from its stream. */
export function loadDeparture(
  departure: DepartureRef,
  run: CommandRun,
): Promise<FoldedStream<DepartureState>> {
  return run.current(departureStream(departure), departureStreams);
}

/** The departure after all appends that this process has sent, answered or not. */
export function loadDepartureAhead(
  departure: DepartureRef,
  run: CommandRun,
): Promise<FoldedStream<DepartureState>> {
  return run.ahead(departureStream(departure), departureStreams);
}

/**
 * The traveller's network in the form that the departure stores; undefined if the seats of a network are not limited.
 */
export function networkOn(
  departure: DepartureRef,
  { network, ports: { cryptography } }: CommandRun,
): number | undefined {
  if (network === undefined) return undefined;
  const name = `${departureId(departure)} ${network}`;
  return Number.parseInt(cryptography.mac('departure-network', name).slice(0, 4), 16);
}
