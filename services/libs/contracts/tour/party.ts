/** How lines of travellers name the categories of a price table: by id, or by name. */
export { categoryAsked, countOf } from '../../domain/tour/pricing/party.ts';
