import { imageAddress, SHARED_PICTURE_WIDTH } from '#app/ui/picture/picture-source.ts'
import type { Artisan } from '#clients/content/pages/artisans/artisan.ts'
import { artisanPath } from './paths.ts'

type Facts = Pick<Artisan, 'name' | 'slug' | 'town' | 'region' | 'intro' | 'picture' | 'founded'>

/** The structured data of a workshop (schema.org). All workshops are in Italy. */
export function workshopData(artisan: Facts, { origin, prefix }: { origin: string; prefix: string }): object {
  const { name, slug, town, region, intro, picture, founded } = artisan
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: origin + prefix + artisanPath(slug),
    ...(intro && { description: intro }),
    ...(picture && { image: origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH) }),
    ...(founded && { foundingDate: String(founded) }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      addressRegion: region,
      addressCountry: 'IT',
    },
  }
}
