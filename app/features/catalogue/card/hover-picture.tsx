import { imageAddress, PICTURE_WIDTHS, type PictureSource } from '#app/ui/picture.tsx'

/** No card is wider than half a window of 1080 pixels. */
const WIDTHS = PICTURE_WIDTHS.filter((width) => width <= 1080)

/**
 * The second picture of a card, over the first. It is not displayed, and so not fetched, until somebody points
 * at the card. What it shows is said by the first one.
 */
export function HoverPicture({ picture: { url }, sizes }: { picture: PictureSource; sizes: string }) {
  return (
    <img
      src={imageAddress(url, 512)}
      srcSet={WIDTHS.map((width) => `${imageAddress(url, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
      className="piece-hover"
    />
  )
}
