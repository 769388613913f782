import { prose } from './prose.ts';

describe('prose', () => {
  it('joins wrapped lines with single spaces', () => {
    expect(prose`
      Two hours
        under   sail.`).toBe('Two hours under sail.');
  });

  it('leaves no white space between blocks or at their edges, and keeps the space around inline tags', () => {
    expect(prose`
      <p>One <em>dhow</em>
        sails. </p>
      <h3> Good to know </h3>
      <ul>
        <li>No jetty</li>
      </ul>`).toBe(
      '<p>One <em>dhow</em> sails.</p><h3>Good to know</h3><ul><li>No jetty</li></ul>',
    );
  });
});
