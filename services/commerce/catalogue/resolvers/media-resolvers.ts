import { globalId } from '#domain/ids.ts'
import type { Resolvers } from '../graphql/execution.ts'
import type { MediaRow } from '../product-parts.ts'

/** An `Image` on the wire. Its width and height are in pixels, null if unknown. */
export type ImageNode = {
  id: string
  url: string
  altText: string | null
  width: number | null
  height: number | null
}

export function toImage({ id, url, alt, width, height }: MediaRow): ImageNode {
  return { id: globalId('ProductImage', id), url, altText: alt || null, width, height }
}

export function toMedia(row: MediaRow) {
  const isModel = row.kind === 'model3d'
  const kind = isModel ? 'Model3d' : 'MediaImage'
  const image = toImage(row)
  return {
    __typename: kind,
    id: globalId(kind, row.id),
    alt: row.alt || null,
    mediaContentType: isModel ? 'MODEL_3D' : 'IMAGE',
    previewImage: image,
    presentation: null,
    ...(isModel ? { sources: row.sources } : { image }),
  }
}

/** Ignores transformations, which are optional in the official API: the storefront's own endpoint resizes pictures. */
export const mediaResolvers: Resolvers = {
  Image: {
    url: (image: ImageNode) => image.url,
    src: (image: ImageNode) => image.url,
    originalSrc: (image: ImageNode) => image.url,
    transformedSrc: (image: ImageNode) => image.url,
  },
}
