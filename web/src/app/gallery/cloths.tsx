import { useState } from 'react';
import { kangaFor, sceneFor } from '../../shared/scenes/cloth-for.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ClothSkeleton } from '../../shared/ui/cloth-skeleton.tsx';
import { ClothWall } from '../../shared/ui/cloth-wall.tsx';
import { FavouriteToggle } from '../../shared/ui/favourite-toggle.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Rating } from '../../shared/ui/rating.tsx';
import { TourCloth } from '../../shared/ui/tour-cloth.tsx';
import './gallery.css';

const tours = [
  ['Mnemba Reef Snorkelling', '08:30', '5 h', 50],
  ['Stone Town Heritage Walk', '09:00', '3 h', 25],
  ['Jozani Forest & Mangrove Boardwalk', '08:00', '4 h', 40],
  ['Sunset Dhow Cruise, Nungwi & Kendwa', '16:30', '2.5 h', 35],
  ['Spice Farm Tour with Tasting', '09:00', '4 h', 30],
  ['Prison Island & Giant Tortoises', '09:00', '4 h', 35],
  ['Prison Island & Nakupenda Sandbank with Seafood Lunch', '08:30', '7 h', 60],
  ['Mikumi Fly-in Day Safari', '07:00', '12 h', 430],
  ['Nyerere Fly-in Safari with River Boat', '06:30', '12 h', 470],
  ['Safari Blue – Menai Bay by Dhow', '09:00', '8 h', 75],
  ['Michamvi Mangrove Kayak & Sunset', '15:30', '3 h', 40],
  ['Nungwi Turtle Pond & Dhow Builders', '10:00', '3 h', 35],
  ['Paje Seaweed Farmers & Village Walk', '', '2.5 h', 25],
  ['First Kitesurf Lesson, Paje', '', '2 h', 95],
  ['Kuza Cave, The Rock & Paje Day', '09:00', '7 h', 70],
  ['Responsible Dolphin Watching, Kizimkazi', '06:30', '3 h', 45],
] as const;

export function Cloths() {
  const [kept, setKept] = useState<string>(tours[1][0]);
  return (
    <section className="page-gutter page-part">
      <h2>Tours on cloths</h2>
      <div data-part="after-title">
        <ClothWall label="Tours">
          {tours.map(([title, startTime, length, amount], index) => (
            <TourCloth
              key={title}
              to={`/tour/${String(index)}`}
              title={title}
              kanga={kangaFor({ id: '', title })}
              scene={sceneFor({ id: '', title })}
              startTime={startTime}
              facts={[
                length,
                <>
                  from <Price amount={amount} currency="USD" digits="short" />
                </>,
                <Rating key="rating" value={4.8} count={index * 7} />,
              ]}
              highlights={index % 3 === 0 ? ['Two swims', 'Green turtles possible', 'Lunch'] : []}
              badge={index === 1 ? <Badge>Best seller</Badge> : undefined}
              favourite={
                <FavouriteToggle
                  title={title}
                  isFavourite={kept === title}
                  onToggle={() => {
                    setKept(title);
                  }}
                />
              }
            />
          ))}
          <ClothSkeleton />
        </ClothWall>
      </div>
    </section>
  );
}
