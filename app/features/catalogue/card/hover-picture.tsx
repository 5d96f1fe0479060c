import { imageAddress } from '#app/ui/picture/picture-source.ts'

/**
 * The second picture of a card, over the first. It is `display: none` until hover, so that it is not downloaded before.
 * It is decorative: the first picture has the alternative text.
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
