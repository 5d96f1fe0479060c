import { initialOf } from '#domain/product/initial.ts'
import { classNames } from '../class-names.ts'
import { Picture, type PictureProps } from './picture.tsx'
import type { PictureSource } from './picture-source.ts'

/** The picture of a piece in its frame, or an empty mat. */
export function PiecePicture({
  picture,
  title,
  ...props
}: Omit<PictureProps, 'picture' | 'ratio'> & { picture: PictureSource | null; title: string }) {
  if (!picture) return <EmptyMat title={title} className={props.className} />
  return <Picture {...props} picture={picture} ratio="product" />
}

/**
 * In place of a picture that does not exist: a mat with the initial of the piece, in the frame of a picture. It is
 * decorative, because the title is beside it.
 */
export function EmptyMat({ title, className }: { title: string; className?: string | undefined }) {
  return <span aria-hidden="true" data-initial={initialOf(title)} className={classNames('mat', className)} />
}
