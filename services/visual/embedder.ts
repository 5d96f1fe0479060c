import type { RgbPicture } from './picture/rgb-picture.ts'

/**
 * The port behind which pictures become vectors. Pictures that look alike get vectors with a small angle
 * between them; what an implementation looks at is its own affair.
 */
export type Embedder = {
  /** Names the making of the vectors: only vectors of one name are compared. Changes when the making changes. */
  readonly name: string
  /** Numbers in a vector. */
  readonly length: number
  /** A vector of any length but zero; a picture of one colour may give the zero vector. */
  embed(picture: RgbPicture): Promise<Float32Array>
}
