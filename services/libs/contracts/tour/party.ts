/** How lines of travellers name the categories of a price table: by id, or by name. */
export {
  categoryAsked,
  type CategoryName,
  countOf,
  guestsOf,
  travelersCategory,
} from '../../domain/tour/pricing/party.ts';
