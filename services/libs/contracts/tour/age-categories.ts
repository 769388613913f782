/** The categories a new table of prices starts with. */
export { defaultAgeCategories } from '../../domain/tour/pricing/categories.ts';
