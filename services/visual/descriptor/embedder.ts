import type { Embedder } from '../embedder.ts'
import { shrink } from '../picture/shrink.ts'
import { COLOUR_LENGTH } from './colours.ts'
import { describePicture } from './describe.ts'
import { EDGES_LENGTH } from './edges.ts'
import { toLab } from './lab-picture.ts'
import { LAYOUT_LENGTH } from './layout.ts'
import { OUTLINE_LENGTH } from './outline.ts'
import { TEXTURE_LENGTH } from './texture.ts'

/** Change it with anything that changes the numbers: every picture is then described anew. */
const NAME = 'descriptor-2'

/** Larger pictures add nothing to the descriptor. */
const SIDE = 128

/**
 * The embedding that needs nothing but the processor: colours, where they are, edges, outline and texture of the piece,
 * apart from the ground it is on (docs/decisions/0016-search-by-picture.md).
 */
export function createDescriptorEmbedder(): Embedder {
  return {
    name: NAME,
    length: COLOUR_LENGTH + LAYOUT_LENGTH + EDGES_LENGTH + OUTLINE_LENGTH + TEXTURE_LENGTH,
    embed: async (picture) => describePicture(toLab(await shrink(picture, SIDE))),
  }
}
