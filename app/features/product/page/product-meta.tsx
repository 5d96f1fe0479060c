import { PageTitle } from '#app/ui/page/page-title.tsx'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#app/ui/picture/picture-source.ts'
import type { Picture } from '#domain/product/product.ts'
import type { ProductView } from '../view/product-view.ts'

/** The page's metadata: window title, search engines, sharing. */
export function ProductMeta({
  product,
  picture,
  origin,
}: {
  product: ProductView
  picture: Picture | undefined
  origin: string
}) {
  const { title, description } = product.meta
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {picture && (
        <meta property="og:image" content={origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH)} />
      )}
    </>
  )
}
