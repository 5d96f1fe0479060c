import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import { resolveImmersion } from '#domain/content/immersion.ts'
import type { Picture as PictureFacts } from '#domain/product/product.ts'

/**
 * The opening of an editorial page: its picture with the text beside it, or below it if the picture fills the window,
 * but never over it.
 */
export function PageOpening({
  overline,
  title,
  text,
  picture,
  isImmersive = false,
}: {
  overline?: ReactNode
  title: string
  text: string | null
  picture: PictureFacts | null
  /** Whether the picture fills the window, if it is wide enough. */
  isImmersive?: boolean
}) {
  const isWide = isImmersive && resolveImmersion(picture) === 'all-widths'
  return (
    <header className="opening" data-bare={picture === null || undefined} data-wide={isWide || undefined}>
      {picture && (
        <div className="opening-picture">
          <Picture
            picture={picture}
            sizes={isWide ? '100vw' : '(min-width: 64.0625rem) 58vw, 100vw'}
            isPriority
            className="h-full object-cover"
          />
        </div>
      )}
      <div className="opening-words">
        <div>
          {overline && <div className="text-small text-muted">{overline}</div>}
          <h1 className="mt-2 font-display text-display-large">{title}</h1>
        </div>
        {text && <p className="mt-5 max-w-measure text-lead">{text}</p>}
      </div>
    </header>
  )
}
