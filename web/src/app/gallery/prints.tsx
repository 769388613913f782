import { kangas } from '../../shared/pindo/kanga.ts';
import { Pindo } from '../../shared/pindo/pindo.tsx';
import { hours } from '../../shared/scenes/hour.ts';
import { sceneNames } from '../../shared/scenes/scene-name.ts';
import { Scene } from '../../shared/scenes/scene.tsx';

export function Prints() {
  return (
    <section className="page-gutter grid gap-10 py-16">
      <h2>Borders</h2>
      {kangas.map((kanga) => (
        <div key={kanga} data-kanga={kanga} className="grid gap-2">
          <Pindo />
          <Pindo size="strip" />
        </div>
      ))}
      <h2>Prints, at every hour</h2>
      {sceneNames.map((name) => (
        <div key={name} className="grid grid-cols-3 gap-4" data-kanga="mnemba">
          {hours.map((hour) => (
            <Scene key={hour} name={name} hour={hour} />
          ))}
        </div>
      ))}
    </section>
  );
}
