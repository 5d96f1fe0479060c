import type { Picture } from './product.ts'

/** A picture that cannot be shown is treated as absent. */
export type ShowsPicture = (url: string) => boolean

export const showsAll: ShowsPicture = () => true

export function shownPicture<P extends Pick<Picture, 'url'>>(
  picture: P | null,
  shows: ShowsPicture,
): P | null {
  return picture && shows(picture.url) ? picture : null
}
