import { audiencesFor } from '#app/visitor/audiences-for.ts'
import type { ContentBlock, PlainBlock } from '#clients/content/blocks/blocks.ts'
import type { Audience } from '#domain/visitor/segments.ts'

/**
 * Blocks as a visitor may have them: of one that is targeted at an audience of others only its place is left, and nothing inside
 * it. Guests share a page with places alone, which are filled in after load. `label` names an audience, for an editor in preview,
 * who sees all of them unless they have chosen one.
 */
export function targetBlocks(
  blocks: readonly ContentBlock[],
  visitor: Parameters<typeof audiencesFor>[0],
  label: (audience: Audience) => string,
): ContentBlock[] {
  const audiences = audiencesFor(visitor)
  const isAllShown = visitor.isPreview && !visitor.previewedAudience
  const target = <Block extends ContentBlock>(block: Block, within = ''): Block | Place => {
    const { audience } = block
    if (audience === undefined) return block
    const key = within + block.key
    if (!isAllShown && !audiences.includes(audience)) return { type: 'targeted', key, audience }
    return { ...block, key, ...(visitor.isPreview && { label: label(audience) }) }
  }
  const targetAll = (plain: readonly PlainBlock[], within: string) =>
    plain.map((block): PlainBlock => target(block, `${within} `))
  return blocks.map((block) => {
    const targeted = target(block)
    if (targeted.type === 'container')
      return { ...targeted, blocks: targetAll(targeted.blocks, targeted.key) }
    if (targeted.type !== 'twoColumns') return targeted
    const { left, right, key } = targeted
    return { ...targeted, left: targetAll(left, `${key} left`), right: targetAll(right, `${key} right`) }
  })
}

type Place = Extract<PlainBlock, { type: 'targeted' }>
