import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import type { Picture as PictureFacts } from '#domain/product.ts'

/** How a page of editors begins: its picture, and beside it, never on it, what it is about. */
export function PageOpening({
  overline,
  title,
  text,
  picture,
  children,
}: {
  overline?: ReactNode
  title: string
  text: string | null
  picture: PictureFacts | null
  children?: ReactNode
}) {
  return (
    <header className="opening" data-bare={picture === null || undefined}>
      {picture && (
        <div className="opening-picture">
          <Picture
            picture={picture}
            sizes="(min-width: 64.0625rem) 58vw, 100vw"
            isPriority
            className="h-full object-cover"
          />
        </div>
      )}
      <div className="opening-words">
        {overline && <div className="text-small text-muted">{overline}</div>}
        <h1 className="mt-2 font-display text-display-large">{title}</h1>
        {text && <p className="mt-5 max-w-measure text-lead">{text}</p>}
        {children}
      </div>
    </header>
  )
}
