import type { PickupPlaceEvent } from '../../../domain/pickup-place/pickup-place.events.ts';
import type { PickupPlacesState } from '../../../domain/pickup-place/pickup-place.state.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';
import { pickupPlaceStreams } from './pickup-place-streams.ts';

/** The answer of every command on the list. */
export type PickupPlacesAsOf = StreamAsOf<PickupPlacesState, PickupPlaceEvent>;

export class AddPickupPlace extends pickupPlaceStreams.command('AddPickupPlace') {}

export class ChangePickupPlace extends pickupPlaceStreams.command('ChangePickupPlace') {}

export class RemovePickupPlace extends pickupPlaceStreams.command('RemovePickupPlace') {}
