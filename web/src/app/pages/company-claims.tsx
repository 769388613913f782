import './company-claims.css';

const claims = [
  ['Since', '2015'],
  ['Travellers', '10,000+'],
  ['Tours', '50+'],
  ['Rating', '4.8'],
] as const;

/** The operator's claims about itself, in figures. */
export function CompanyClaims() {
  return (
    <section aria-label="The operator in numbers">
      <dl data-slot="claims">
        {claims.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
