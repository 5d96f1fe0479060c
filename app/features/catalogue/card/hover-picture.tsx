import { imageAddress } from '#app/ui/picture/picture-source.ts'

/**
 * The second picture of a card, over the first. It is not displayed, and so not fetched, until someone points at the
 * card. What it shows is said by the first one.
 */
export function HoverPicture({ url, sizes }: { url: string; sizes: string }) {
  return (
    <img
      src={imageAddress(url, 512)}
      srcSet={`${imageAddress(url, 512)} 512w, ${imageAddress(url, 1080)} 1080w`}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
      className="piece-hover"
    />
  )
}
