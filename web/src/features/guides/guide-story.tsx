import { Glyph } from '../../shared/ui/glyph.tsx';
import { type GuideText, paragraphsOf } from './guide.ts';
import { Swahili } from './swahili.tsx';
import './guide-story.css';

/** The text of a guide. */
export function GuideStory({ name, text }: { name: string; text: GuideText }) {
  return (
    <div data-slot="guide-story">
      <section aria-labelledby="guide-about">
        <h2 id="guide-about">{`About ${name}`}</h2>
        <div className="written">
          {paragraphsOf(text.about).map((paragraph) => (
            <p key={paragraph}>
              <Swahili text={paragraph} />
            </p>
          ))}
        </div>
      </section>
      <section aria-labelledby="guide-highlights">
        <h2 id="guide-highlights">Highlights</h2>
        <ul data-part="highlights">
          {text.highlights.map((highlight) => (
            <li key={highlight}>
              <Glyph name="star" size={16} />
              <span>
                <Swahili text={highlight} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="guide-good-to-know">
        <h2 id="guide-good-to-know">Good to know</h2>
        <ul data-part="notes">
          {text.goodToKnow.map((note) => (
            <li key={note}>
              <Swahili text={note} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
