import { z } from 'zod'
import { documentPreview } from '../document-preview.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import { parseItem, parseValidItems } from '../reading/content-shapes.ts'
import { hotspot, listBlock, rowItem, slide, wholeBlock } from './block-schema.ts'
import type { ContentBlock, PlainBlock } from './blocks.ts'
import { type BlockProblem, isHiddenHere, notesOnBlock } from './editor-notes.ts'

type Report = ContentReader['report']

const anyBlock = z.discriminatedUnion('type', [wholeBlock, listBlock])

/**
 * An invalid block or list item is reported with its path and left out; so is a block whose list ends up empty. In
 * preview the editor sees the reasons next to it.
 */
export function readBlocks(
  list: readonly unknown[] | null | undefined,
  what: string,
  report: Report,
  isPreview = false,
): ContentBlock[] {
  return (list ?? []).flatMap((raw, position) => {
    const problems: BlockProblem[] = []
    const record =
      (isInside: boolean): Report =>
      (problem) => {
        problems.push({ problem, isInside })
        report(problem)
      }
    const valid = isHiddenHere(raw) ? [] : parseItem(anyBlock, raw, { position, what, report: record(false) })
    const shown = valid.flatMap((block) => {
      const inside = `${what}, ${block.type} ${block.key}`
      // Inner blocks have their own notes.
      return block.type === 'twoColumns' || block.type === 'container'
        ? readInnerItems(block, { what: inside, report, isPreview })
        : readInnerItems(block, { what: inside, report: record(true), isPreview })
    })
    return isPreview ? [...shown, ...notesOnBlock(raw, { shown, problems, position })] : shown
  })
}

/** The block with its valid list items, or null if none are left. */
function readInnerItems(
  block: z.infer<typeof anyBlock>,
  { what, report, isPreview }: { what: string; report: Report; isPreview: boolean },
): ContentBlock[] {
  switch (block.type) {
    case 'rowItems': {
      const items = parseValidItems(rowItem, block.items, what, report)
      return items.length > 0 ? [{ ...block, items }] : []
    }
    case 'shopTheLook': {
      const hotspots = parseValidItems(hotspot, block.hotspots, what, report)
      return hotspots.length > 0 ? [{ ...block, hotspots }] : []
    }
    case 'documentsPreview': {
      const documents = parseValidItems(documentPreview, block.documents, what, report)
      return documents.length > 0 ? [{ ...block, documents }] : []
    }
    case 'cinemaCarousel': {
      const slides = parseValidItems(slide, block.slides, what, report)
      return slides.length > 0 ? [{ ...block, slides }] : []
    }
    case 'twoColumns': {
      const left = readBlocks(block.left, what, report, isPreview).filter(isPlain)
      const right = readBlocks(block.right, what, report, isPreview).filter(isPlain)
      return left.length + right.length > 0 ? [{ ...block, left, right }] : []
    }
    case 'container': {
      const blocks = readBlocks(block.blocks, what, report, isPreview).filter(isPlain)
      return blocks.length > 0 ? [{ ...block, blocks }] : []
    }
    default:
      return [block]
  }
}

function isPlain(block: ContentBlock): block is PlainBlock {
  return block.type !== 'twoColumns' && block.type !== 'container'
}
