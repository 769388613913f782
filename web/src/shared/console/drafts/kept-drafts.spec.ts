import { holdTime, letTimePass } from '../../dates/page-clock.ts';
import { forgetDraftsOf, forgetOldDrafts, formsKept, keepDraft, keptDraft } from './kept-drafts.ts';

const own = (form: string) => ({ accountId: 'asha', form });
const monday = '2026-11-23T06:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  holdTime(monday);
});
afterEach(letTimePass);

describe('kept drafts', () => {
  it('are kept for a day, with the time of the last change', () => {
    keepDraft(own('new-booking'), { name: 'Juma' });
    expect(keptDraft(own('new-booking'))).toMatchObject({ content: { name: 'Juma' }, at: monday });
    holdTime('2026-11-24T06:00:00.000Z');
    expect(keptDraft(own('new-booking'))).toBeUndefined();
    forgetOldDrafts();
    expect(localStorage).toHaveLength(0);
  });

  it('can be deleted for one account, while those of another account are kept', () => {
    keepDraft(own('booking/ZBL-1/cancel'), 'ill');
    keepDraft({ accountId: 'juma', form: 'new-booking' }, {});
    forgetDraftsOf('asha');
    expect(formsKept('asha', '')).toEqual([]);
    expect(formsKept('juma', '')).toEqual(['new-booking']);
  });

  it("are found by the beginning of their forms' names", () => {
    keepDraft(own('booking/ZBL-1/cancel'), 'ill');
    keepDraft(own('booking/ZBL-2/modify'), {});
    expect(formsKept('asha', 'booking/ZBL-1/')).toEqual(['cancel']);
  });

  it('are deleted when they are unreadable; other data of the site is kept', () => {
    localStorage.setItem('form-draft.1/asha/new-booking', '{');
    localStorage.setItem('favourites', '[]');
    expect(keptDraft(own('new-booking'))).toBeUndefined();
    forgetOldDrafts();
    expect(Object.keys(localStorage)).toEqual(['favourites']);
  });
});
