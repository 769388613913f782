/** The categories that staff choose from, in the words that travellers read (requirements, section 2). */
export const tourCategories: readonly string[] = [
  'Cultural & Historical',
  'Nature & Wildlife',
  'Adventure & Sports',
  'Food & Culinary',
  'Beach & Water Activities',
  'Relaxation & Wellness',
  'Photography',
  'City Tours',
  'Day Trips',
  'Multi-day Experiences',
];
