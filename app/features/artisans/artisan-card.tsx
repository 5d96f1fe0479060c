import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ArtisanSummary } from '#clients/content/pages/artisan.ts'
import { artisanPath } from './artisan-path.ts'
import { PlusMark } from './plus-mark.tsx'

/** A workshop in the directory: picture, place, name, and what it does. */
export function ArtisanCard({ artisan, isPriority }: { artisan: ArtisanSummary; isPriority: boolean }) {
  const { name, slug, isPremiumPlus, town, region, intro, picture } = artisan
  return (
    <li className="artisan-card">
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 96rem) 29rem, (min-width: 64.0625rem) 31vw, (min-width: 48rem) 46vw, 94vw"
          ratio="product"
          isPriority={isPriority}
        />
      )}
      <div className="flex items-center gap-3 pt-4">
        <p className="text-fine text-muted">{`${town}, ${region}`}</p>
        {isPremiumPlus && <PlusMark />}
      </div>
      <h2 className="mt-1 font-display text-title">
        <Link href={artisanPath(slug)} className="post-link">
          {name}
        </Link>
      </h2>
      {intro && <p className="mt-2 max-w-measure text-small text-muted">{intro}</p>}
    </li>
  )
}
