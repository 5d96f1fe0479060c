import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { ListedArtisan } from './directory.ts'
import { artisanPath } from './paths.ts'

/** A workshop in the directory: picture, place, name, craft, and number of pieces. */
export function ArtisanCard({ artisan, isPriority }: { artisan: ListedArtisan; isPriority: boolean }) {
  const t = useTranslations('artisans')
  const { name, slug, town, region, intro, picture, pieces } = artisan
  return (
    <li className="artisan-card">
      <PiecePicture
        picture={picture && { ...picture, alt: '' }}
        title={name}
        sizes="(min-width: 96rem) 29rem, (min-width: 64.0625rem) 31vw, (min-width: 48rem) 46vw, 94vw"
        isPriority={isPriority}
      />
      <p className="pt-4 text-fine text-muted">{`${town}, ${region}`}</p>
      <h2 className="mt-1 font-display text-title">
        <Link href={artisanPath(slug)} className="post-link">
          {name}
        </Link>
      </h2>
      {intro && <p className="mt-2 max-w-measure text-small text-muted">{intro}</p>}
      {pieces !== null && pieces > 0 && (
        <p className="mt-2 text-fine text-muted">{t('card.pieces', { pieces })}</p>
      )}
    </li>
  )
}
