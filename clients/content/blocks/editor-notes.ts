import { readFilterText } from '#domain/catalogue/filter-text.ts'
import type { ContentProblem } from '../reading/content-options.ts'
import type { ContentBlock, EditorNote, EditorNotes } from './blocks.ts'

/** What an editor in preview reads of a block: `raw` is the block as stored, `shown` what is left of it. */
export function notesOnBlock(
  raw: unknown,
  {
    shown,
    problems,
    position,
  }: {
    readonly shown: readonly ContentBlock[]
    readonly problems: readonly ContentProblem[]
    readonly position: number
  },
): EditorNotes[] {
  const stored = isRecord(raw) ? raw : {}
  const broken = problems.flatMap((problem) =>
    problem.kind === 'content-broken' ? [{ code: 'broken' as const, detail: problem.details }] : [],
  )
  const own = shown.flatMap(notesOn)
  const hidden = hiddenDocuments(stored, shown)
  const notes: EditorNote[] = isHiddenHere(raw)
    ? [{ code: 'hidden-here', detail: '' }]
    : [...broken, ...hidden, ...own]
  const isLeftOut = shown.length === 0
  if (isLeftOut && notes.length === 0) notes.push({ code: 'empty', detail: '' })
  if (notes.length === 0) return []
  const subject = typeof stored.type === 'string' ? stored.type : ''
  return [{ type: 'editorNotes', key: `notes ${position} ${String(stored.key)}`, subject, isLeftOut, notes }]
}

/** Spec §6: a block for other countries, which a query returns in preview only. */
export function isHiddenHere(raw: unknown): boolean {
  return isRecord(raw) && raw.hiddenHere === true
}

function notesOn(block: ContentBlock): EditorNote[] {
  switch (block.type) {
    case 'oneColumnBanner':
    case 'linkableImageWithText':
    case 'shopTheLook':
      return block.picture === null ? [{ code: 'missing-picture', detail: block.title }] : []
    case 'twoColumnsBanner':
      return block.banners
        .filter(({ picture }) => picture === null)
        .map(({ title }) => ({ code: 'missing-picture', detail: title }))
    case 'rowItems':
      return block.items
        .filter(({ picture }) => picture === null)
        .map(({ link }) => ({ code: 'missing-picture', detail: link.label }))
    case 'documentsPreview':
      return block.documents
        .filter(({ picture }) => picture === null)
        .map(({ title }) => ({ code: 'missing-picture', detail: title }))
    case 'productList':
      return readFilterText(block.filters, 'cm').faults.map(({ code, name }) => ({ code, detail: name }))
    default:
      return []
  }
}

/** The pages of a row that are unpublished, private, dated later or not for this country. */
function hiddenDocuments(stored: Record<string, unknown>, shown: readonly ContentBlock[]): EditorNote[] {
  const { documentCount } = stored
  if (typeof documentCount !== 'number') return []
  const listed = shown.flatMap((block) => (block.type === 'documentsPreview' ? block.documents : []))
  const hidden = documentCount - listed.length
  return hidden > 0 ? [{ code: 'hidden-pages', detail: String(hidden) }] : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
