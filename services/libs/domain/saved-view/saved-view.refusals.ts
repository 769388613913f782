/** There is no saved view with this id. */
export interface SavedViewNotFound {
  readonly code: 'SavedViewNotFound';
}

/** Another saved view has this name. */
export interface SavedViewExists {
  readonly code: 'SavedViewExists';
}

/** The maximum number of saved views exists already. */
export interface TooManySavedViews {
  readonly code: 'TooManySavedViews';
}
