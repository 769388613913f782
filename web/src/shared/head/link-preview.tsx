import type { SiteView } from '@contracts/site/site-view.ts';
import { homePicture } from './link-picture-paths.ts';

export type LinkPreviewProps = {
  title: string;
  description: string | undefined;
  /** The absolute address. */
  url: string;
  /** The picture's path; undefined if the page uses the site's picture. */
  picture: string | undefined;
  site: SiteView;
};

/** The tags that chats and social networks read when somebody shares the page's address. */
export function LinkPreview({ title, description, url, picture, site }: LinkPreviewProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${site.publicUrl}${picture ?? homePicture}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
