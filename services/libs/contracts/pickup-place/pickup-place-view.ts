import type { ListView, CommandAnswer } from '../answers.ts';

/** A place where travellers can be picked up. */
export interface PickupPlaceView {
  readonly id: string;
  /** Unique in the list. */
  readonly name: string;
  /** The area; tours have their pick-up windows by zone. */
  readonly zone: string;
  readonly coordinates?: CoordinatesView;
}

/** A position on the map, in degrees. */
export interface CoordinatesView {
  readonly latitude: number;
  readonly longitude: number;
}

/** The body of POST and PUT /api/admin/pickup-places. */
export type PickupPlaceRequest = Omit<PickupPlaceView, 'id'>;

/** The answer of every command on the list: the list as it is now, by zone and name. */
export type PickupPlacesAnswer = ListView<PickupPlaceView> & CommandAnswer;
