import { Picture } from '#app/ui/picture/picture.tsx'
import { EmptyMat } from '#app/ui/picture/piece-picture.tsx'
import type { CoverView } from './overview-view.ts'

const WHOLE = '(min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw'
const HALF = '(min-width: 64rem) 15vw, (min-width: 48rem) 23vw, 46vw'

/** The cover of a list, 8:5: one wide picture, or two of its pieces, uncropped. It is decorative beside the list's name. */
export function ListCover({
  cover,
  name,
  isPriority,
}: {
  cover: CoverView
  name: string
  isPriority: boolean
}) {
  if (cover.kind === 'wide') {
    return (
      <span className="list-cover">
        <Picture
          picture={{ ...cover.picture, alt: '' }}
          sizes={WHOLE}
          isPriority={isPriority}
          className="size-full object-cover"
        />
      </span>
    )
  }
  return (
    <span className="list-cover grid-flow-col gap-0.5 bg-page">
      {cover.pictures.map((picture) => (
        <Picture
          key={picture.url}
          picture={{ ...picture, alt: '' }}
          sizes={HALF}
          isPriority={isPriority}
          className="size-full object-contain"
        />
      ))}
      {cover.pictures.length === 0 && <EmptyMat title={name} className="size-full" />}
    </span>
  )
}
