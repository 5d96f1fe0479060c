import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'
import type { PictureSource } from '../picture/picture-source.ts'
import { PageTitle } from './page-title.tsx'

export function PageMeta({
  title,
  description,
  picture = null,
  origin,
  type = 'website',
}: {
  title: string
  description: string | null
  picture?: PictureSource | null
  /** 'https://shop.example': sharing requires absolute picture URLs. */
  origin: string
  type?: 'website' | 'article'
}) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {picture && (
        <meta property="og:image" content={origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH)} />
      )}
    </>
  )
}
