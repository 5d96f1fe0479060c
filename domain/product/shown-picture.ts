import type { Picture } from './product.ts'

/** Whether the shop can show the picture at a URL. One that it cannot show is treated as absent. */
export type ShowsPicture = (url: string) => boolean

export const showsAll: ShowsPicture = () => true

/** The picture; null if there is none, or if it cannot be shown. */
export function shownPicture<P extends Pick<Picture, 'url'>>(
  picture: P | null,
  shows: ShowsPicture,
): P | null {
  return picture && shows(picture.url) ? picture : null
}
