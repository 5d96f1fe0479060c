import type { Picture } from './product.ts'

/** Whether a picture can be shown. One that cannot is treated as missing. */
export type ShowsPicture = (url: string) => boolean

export const showsAll: ShowsPicture = () => true

export function shownPicture<P extends Pick<Picture, 'url'>>(
  picture: P | null,
  shows: ShowsPicture,
): P | null {
  return picture && shows(picture.url) ? picture : null
}
