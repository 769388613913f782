/**
 * The name by which a card's picture and its page's picture are one thing during a view transition. A page holds at
 * most one element of this name: the card being left or reached, or the hero of the tour.
 */
export const sceneTransition = 'scene';
