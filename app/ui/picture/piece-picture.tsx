import { firstCharacter } from '#domain/initial.ts'
import { classNames } from '../class-names.ts'
import { Picture, type PictureProps } from './picture.tsx'
import type { PictureSource } from './picture-source.ts'

/** Shows an empty mat if the piece has no picture. */
export function PiecePicture({
  picture,
  title,
  ...props
}: Omit<PictureProps, 'picture' | 'ratio'> & { picture: PictureSource | null; title: string }) {
  if (!picture) return <EmptyMat title={title} className={props.className} />
  return <Picture {...props} picture={picture} ratio="product" />
}

/**
 * A placeholder with the initial of the piece, in the frame of a picture. Decorative, because the title is beside it.
 */
export function EmptyMat({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <span aria-hidden="true" data-initial={firstCharacter(title)} className={classNames('mat', className)} />
  )
}
