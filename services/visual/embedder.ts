import type { RgbPicture } from './picture/rgb-picture.ts'

/**
 * Turns pictures into vectors. Similar pictures have vectors with a small angle between them; what makes them
 * similar is up to the implementation.
 */
export type Embedder = {
  /**
   * The version of the vectors: only vectors with the same name are compared. Changes whenever the
   * computation does.
   */
  readonly name: string
  readonly length: number
  /** A vector of any non-zero length; a picture of one color may give the zero vector. */
  embed(picture: RgbPicture): Promise<Float32Array>
}
