import { Jina } from '../../shared/pindo/jina.tsx';
import { hourOf } from '../../shared/scenes/hour.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';
import { DateInput } from '../../shared/ui/date-input.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { InkBarFact } from '../../shared/ui/ink-bar-fact.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { Cloths } from './cloths.tsx';
import { ConsoleParts } from './console-parts.tsx';
import { FormParts } from './form-parts.tsx';
import { PageParts } from './page-parts.tsx';
import { Prints } from './prints.tsx';
import { TourEditors } from './tour-editors.tsx';

export function Gallery() {
  return (
    <>
      <ClothHero
        kanga="mnemba"
        title="Mnemba by dhow"
        lead="Seven hours, twelve seats, one hand-built boat. Snorkel the reef before the speedboats wake up."
        picture={<Scene name="dhow-at-sea" hour={hourOf('09:00')} />}
        bar={
          <InkBar action={<Button>Book</Button>}>
            <InkBarFact label="Date">Sat 28 Nov</InkBarFact>
            <InkBarFact label="Travellers">2 adults</InkBarFact>
            <InkBarFact label="Total">
              <Price amount={170} currency="USD" />
            </InkBarFact>
          </InkBar>
        }
        jina={<Jina saying="Haraka haraka haina baraka" meaning="There is no blessing in haste" />}
      />
      <main>
        <Cloths />
        <FormParts />
        <PageParts />
        <ClothHero
          kanga="kisutu"
          title="Zanzibar, day by day"
          lead="Boats, forest, spice farms and the old town: 24 day trips, paid on arrival."
          picture={<Scene name="dhow-at-sea" />}
          bar={<SearchBar />}
          barWidth="cloth"
        />
        <Prints />
        <ConsoleParts />
        <TourEditors />
      </main>
    </>
  );
}

function SearchBar() {
  return (
    <InkBar action={<Button>Search adventures</Button>}>
      <Field label="What">
        <TextInput type="search" placeholder="Spice, reef, forest" />
      </Field>
      <Field label="When">
        <DateInput value="" onChange={() => undefined} />
      </Field>
      <Field label="Guests">
        <SelectInput defaultValue="2">
          {['1', '2', '3', '4', '5', '6+'].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectInput>
      </Field>
    </InkBar>
  );
}
