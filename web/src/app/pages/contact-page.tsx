import { ContactDetails } from '../../features/contact/contact-details.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { WhatsAppQuestion } from '../../features/contact/whatsapp-question.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';
import { Jina } from '../../shared/pindo/jina.tsx';
import { Scene } from '../../shared/scenes/scene.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';
import { InkBarFact } from '../../shared/ui/ink-bar-fact.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import './company-pages.css';

export function ContactPage() {
  return (
    <>
      <PageHead
        title="Contact Us"
        description="Ask about a tour, a date or a pick-up: by WhatsApp, phone, e-mail or the form. For changes to a booking, have its reference ready."
      />
      <ClothHero
        kanga="spice"
        title="Contact Us"
        lead="Ask about a day, a child’s age, a wheelchair, the tide."
        picture={<Scene name="spice-hands" />}
        bar={
          <InkBar action={<WhatsAppQuestion />}>
            <InkBarFact label="Booked already?">Have your ZBL reference ready</InkBarFact>
            <InkBarFact label="Our time zone">UTC + 3 hours</InkBarFact>
          </InkBar>
        }
        jina={<Jina saying="Kuuliza si ujinga" meaning="Asking is not foolish" />}
      />
      <div data-slot="contact-body" className="page-gutter">
        <ContactForm />
        <ContactDetails
          actions={
            <LinkButton kind="quiet" to="/tours">
              Browse All Tours
            </LinkButton>
          }
        />
      </div>
    </>
  );
}
