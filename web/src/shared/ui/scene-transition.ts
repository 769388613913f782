/**
 * The name that connects a card's picture with its page's picture during a view transition. A page has at most
 * one element with this name: the picture of the card from which or to which the visitor goes, or the picture in
 * the hero of the tour.
 */
export const sceneTransition = 'scene';
