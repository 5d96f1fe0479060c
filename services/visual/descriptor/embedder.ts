import type { Embedder } from '../embedder.ts'
import { shrink } from '../picture/shrink.ts'
import { COLOUR_LENGTH } from './colours.ts'
import { describePicture } from './describe.ts'
import { EDGES_LENGTH } from './edges.ts'
import { toLab } from './lab-picture.ts'
import { LAYOUT_LENGTH } from './layout.ts'
import { OUTLINE_LENGTH } from './outline.ts'
import { TEXTURE_LENGTH } from './texture.ts'

/** Must change whenever the vectors change, so that every picture is described again. */
const NAME = 'descriptor-3'

/** Larger pictures do not improve the descriptor. */
const SIDE = 128

/**
 * The embedding that needs only the processor: colors and their layout, edges, outline and texture of the
 * piece, without its background (docs/decisions/0019-search-pictures-without-a-trained-model.md).
 */
export function createDescriptorEmbedder(): Embedder {
  return {
    name: NAME,
    length: COLOUR_LENGTH + LAYOUT_LENGTH + EDGES_LENGTH + OUTLINE_LENGTH + TEXTURE_LENGTH,
    embed: async (picture) => describePicture(toLab(await shrink(picture, SIDE))),
  }
}
