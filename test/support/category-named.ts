import { categoryIdOfName } from '../../services/libs/domain/tour/pricing/category-id.ts';
import type { CategoryName } from '../../services/libs/domain/tour/pricing/party.ts';

/** A category with the id that a tour gives to the first category with this name. */
export function categoryNamed(category: string): CategoryName {
  return { categoryId: categoryIdOfName(category), category };
}
