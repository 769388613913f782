import type { SiteView } from '@contracts/site/site-view.ts';
import { homePicture } from './link-picture-paths.ts';
import { operatorId } from './operator-id.ts';

/** Returns the schema.org data of the site and its operator, for the home page. */
export function siteData(site: SiteView): readonly object[] {
  const { publicUrl, name } = site;
  return [
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#site`,
      url: `${publicUrl}/`,
      name,
      inLanguage: 'en',
      publisher: { '@id': operatorId(site) },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/tours?q={words}` },
        'query-input': 'required name=words',
      },
    },
    {
      '@type': 'TravelAgency',
      '@id': operatorId(site),
      url: `${publicUrl}/`,
      name,
      image: `${publicUrl}${homePicture}`,
      logo: `${publicUrl}/favicon.svg`,
      email: site.operatorEmail,
      telephone: site.operatorPhone,
      address: site.operatorAddress,
      areaServed: ['Zanzibar', 'Tanzania'],
    },
  ];
}
