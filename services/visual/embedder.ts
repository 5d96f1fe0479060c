import type { RgbPicture } from './picture/rgb-picture.ts'

/**
 * Converts pictures to vectors. Similar pictures have vectors with a small angle between them. The implementation
 * decides what makes pictures similar.
 */
export type Embedder = {
  /**
   * The version of the vectors. Only vectors with the same name are compared. It changes whenever the computation does.
   */
  readonly name: string
  readonly length: number
  /** Returns a vector with any norm. A picture of a single color may produce the zero vector. */
  embed(picture: RgbPicture): Promise<Float32Array>
}
