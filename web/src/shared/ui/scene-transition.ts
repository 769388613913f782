/**
 * The name that connects a card's picture with its page's picture during a view transition. A page has at most one
 * element with this name. It is the picture in the hero of a tour, or the picture of the card that the visitor
 * clicked or returns to.
 */
export const sceneTransition = 'scene';
