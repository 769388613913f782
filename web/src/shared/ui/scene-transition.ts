/**
 * The name that connects a card's picture with its page's picture during a view transition. A page has at
 * most one element with this name: on the card that is left or reached, or the hero of the tour.
 */
export const sceneTransition = 'scene';
