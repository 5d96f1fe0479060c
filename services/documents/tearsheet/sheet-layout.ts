import type { Tearsheet } from '#contracts/tearsheet.ts'
import type { Paper } from '#domain/market/paper.ts'
import type { Fact } from '../page/facts.tsx'
import { MARGIN, PAPER_SIZE, SIZE } from '../page/style.ts'

/** In points, like all sizes here. */
export const PICTURE_WIDTH = 283
export const GAP = 27
export const HEADING_WIDTH = 104
export const SECTION_PADDING = 16
export const FACT_NAME_WIDTH = 80
/** The size of a finish's swatch. */
export const SWATCH = 34
export const SWATCH_GAP = 12
/** The size of the QR code in the footer. */
export const CODE_SIZE = 54
export const FOOTER = CODE_SIZE + 14
export const EDGE = 34

const HEADER = 78
/** How much taller a logo is than a name. */
const LOGO_EXTRA = 8
/** The height of the picture for each paper size. */
const PICTURE_HEIGHT: Readonly<Record<Paper, number>> = { A4: 354, LETTER: 317 }
/** How much taller the picture may be beside many details. */
const PICTURE_STRETCH = 75
/** The minimum height of a drawing. With less room on the first page, it moves to the next one. */
const DRAWING_MIN = 90
/** The height available for a drawing on the next page. */
const DRAWING_NEXT_PAGE = 420
const LONG_NAMES_FACTOR = 1.5
const DRAWING_MAX = 250
const CHARACTER_EM = 0.52

export type AsideLayout = {
  readonly width: number
  readonly height: number
  readonly titleSize: number
  /** The padding above and below each detail. */
  readonly factPadding: number
}

/**
 * Computes the layout of a tearsheet's first page. Since the library lays out text by itself, heights are estimated,
 * and content that does not fit moves to the next page.
 */
export function layOutSheet(
  { paper, studio, logo, title, finishes, moreFinishes }: Tearsheet,
  facts: readonly Fact[],
) {
  const { width: paperWidth, height: paperHeight } = PAPER_SIZE[paper]
  const width = paperWidth - 2 * MARGIN.side
  const asideWidth = width - PICTURE_WIDTH - GAP
  const titleSize = chooseTitleSize(title)
  const factPadding = getFactPadding(facts.length)
  const factsHeight = facts.reduce((sum, fact) => sum + factHeight(fact, asideWidth, factPadding), 0)
  const titleHeight = estimateLineCount(title, titleSize, asideWidth) * titleSize * 1.15
  const neededHeight = 16 + titleHeight + 44 + 14 + factsHeight
  const height = PICTURE_HEIGHT[paper]
  const pictureHeight = Math.min(Math.max(height, neededHeight), height + PICTURE_STRETCH)
  const rows = Math.ceil(finishes.length / 3)
  const finishesHeight =
    finishes.length > 1
      ? 2 * SECTION_PADDING + rows * (SWATCH + SWATCH_GAP) - SWATCH_GAP + (moreFinishes === 0 ? 0 : 22)
      : 0
  const upperHeight = Math.max(pictureHeight, neededHeight) + 20 + finishesHeight
  const head = HEADER + (logo === null ? 0 : LOGO_EXTRA)
  const room = paperHeight - head - getBottomMargin(studio) - 2 * SECTION_PADDING - 6
  const remaining = room - upperHeight
  // Many finishes may continue on the next page.
  const nextRoom = rows > 2 ? room - finishesHeight * LONG_NAMES_FACTOR : room
  return {
    width,
    aside: { width: asideWidth, height: pictureHeight, titleSize, factPadding } satisfies AsideLayout,
    pictureHeight,
    /** The height for a drawing or more pictures below the finishes. */
    lowerHeight:
      remaining < DRAWING_MIN ? Math.min(nextRoom, DRAWING_NEXT_PAGE) : Math.min(remaining, DRAWING_MAX),
  }
}

/** Returns the bottom margin. A studio's tearsheet has no footer, because it does not mention the house. */
export function getBottomMargin(studio: string | null): number {
  return studio === null ? EDGE + FOOTER + 12 : EDGE
}

/** Returns the large size, unless the longest word would not fit. */
function chooseTitleSize(title: string): number {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length))
  if (longest > 17) return 17
  return longest > 13 || title.length > 45 ? 21 : 26
}

function getFactPadding(facts: number): number {
  if (facts > 11) return 1.8
  return facts > 9 ? 2.6 : 4.4
}

function factHeight([name, value]: Fact, width: number, padding: number): number {
  const lines = Math.max(
    estimateLineCount(name, SIZE.small, FACT_NAME_WIDTH),
    estimateLineCount(value, SIZE.small, width - FACT_NAME_WIDTH - 8),
  )
  return lines * SIZE.small * 1.4 + 2 * padding + 0.5
}

function estimateLineCount(text: string, size: number, width: number): number {
  return Math.max(1, Math.ceil((text.length * size * CHARACTER_EM) / width))
}
