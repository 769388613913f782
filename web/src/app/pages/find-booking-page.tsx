import { useNavigate } from 'react-router-dom';
import { FindBooking } from '../../features/booking/manage/find-booking.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';
import { Scene } from '../../shared/scenes/scene.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';
import { OperatorContact } from './operator-contact.tsx';

/** Leads travellers to their booking when they do not have the mailed link. */
export function FindBookingPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title="Manage booking"
        description="Look at your booking, change its day or travellers, or cancel it: with its reference and your e-mail address."
      />
      <ClothHero
        kanga="nakupenda"
        title="Manage booking"
        lead="See your booking, change it or cancel it. You need no account and no password."
        picture={<Scene name="dhow-at-sea" isDecorative />}
      />
      <div className="page-gutter">
        <FindBooking
          onFound={(reference) => {
            void navigate(`/manage-booking/${encodeURIComponent(reference)}`);
          }}
        />
        <div data-slot="find-booking-contact">
          <OperatorContact />
        </div>
      </div>
    </>
  );
}
