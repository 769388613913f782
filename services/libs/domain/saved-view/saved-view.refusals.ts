/** There is no saved view with this id. */
export interface SavedViewNotFound {
  readonly code: 'SavedViewNotFound';
}

/** Another saved view has this name. */
export interface SavedViewExists {
  readonly code: 'SavedViewExists';
}

/** There are as many saved views as there can be. */
export interface TooManySavedViews {
  readonly code: 'TooManySavedViews';
}
