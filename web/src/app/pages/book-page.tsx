import { PageHead } from '../../shared/head/page-head.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { TimeRail } from '../../shared/ui/time-rail.tsx';
import { Notice } from '../layout/notice.tsx';

const steps = [
  {
    time: 'First',
    title: 'Choose a tour and a day',
    text: 'Every tour shows which days have seats, and what you pay.',
  },
  {
    time: 'Then',
    title: 'Tell us who you are',
    text: 'A name, an e-mail address and a phone number. No account, no card.',
  },
  {
    time: 'The day',
    title: 'Pay on arrival',
    text: 'On most tours you can cancel free of charge until 24 hours before the start. Each tour’s page shows its terms.',
  },
] as const;

/** For visitors who want to book before they chose a tour: every booking begins with a tour. */
export function BookPage() {
  return (
    <>
      <PageHead
        title="Book a day trip"
        description="Every booking starts with a tour: choose one, choose a date and the number of travellers, and pay on arrival."
      />
      <Notice
        scene="sunset-sail"
        title="Book a day trip"
        lead="Every booking starts with a tour. Choose one; the rest takes two minutes."
      >
        <LinkButton to="/tours">Choose a tour</LinkButton>
      </Notice>
      <section className="page-gutter page-part">
        <h2 className="part-title">How booking works</h2>
        <TimeRail stops={steps} label="How booking works" />
      </section>
    </>
  );
}
