import { readFilterText } from '#domain/catalogue/filter-text.ts'
import type { ContentProblem } from '../reading/content-options.ts'
import type { BlockError, BlockName, ContentBlock, EditorNote, EditorNotes } from './blocks.ts'

/** `isInside`: the problem is in an item of the block's list. */
export type BlockProblem = { readonly problem: ContentProblem; readonly isInside: boolean }

/** The notes shown in preview: `raw` is the block as stored, `shown` its valid part. */
export function notesOnBlock(
  raw: unknown,
  {
    shown,
    problems,
    position,
  }: {
    readonly shown: readonly ContentBlock[]
    readonly problems: readonly BlockProblem[]
    readonly position: number
  },
): EditorNotes[] {
  const stored = isRecord(raw) ? raw : {}
  const broken = problems.flatMap(findFieldErrors)
  const own = shown.flatMap(notesOn)
  const hidden = hiddenDocuments(stored, shown)
  const notes: EditorNote[] = isHiddenHere(raw)
    ? [{ code: 'hidden-here', detail: '' }]
    : [...broken, ...hidden, ...own]
  const isLeftOut = shown.length === 0
  if (isLeftOut && notes.length === 0) notes.push({ code: 'empty', detail: '' })
  if (notes.length === 0) return []
  const subject = blockName(stored.type)
  return [{ type: 'editorNotes', key: `notes ${position} ${String(stored.key)}`, subject, isLeftOut, notes }]
}

const NAMES: Readonly<Record<BlockName, true>> = {
  localeRichText: true,
  oneColumnBanner: true,
  linkableImageWithText: true,
  twoColumnsBanner: true,
  quote: true,
  rowItems: true,
  productList: true,
  shopTheLook: true,
  ctaButton: true,
  documentsPreview: true,
  cinemaCarousel: true,
  twoColumns: true,
  container: true,
  other: true,
}

export function blockName(type: unknown): BlockName {
  return typeof type === 'string' && Object.hasOwn(NAMES, type) ? (type as BlockName) : 'other'
}

/** Errors by the name of the invalid field; see `errorForField`. */
const ERRORS_BY_FIELD: Readonly<Record<string, BlockError>> = {
  title: 'no-title',
  text: 'no-text',
  content: 'no-text',
  author: 'no-author',
  link: 'no-link',
  label: 'no-link',
  picture: 'no-picture',
  banners: 'two-banners',
  x: 'point-outside',
  y: 'point-outside',
  sku: 'no-sku',
  handles: 'too-many-pieces',
  limit: 'too-many-pieces',
}

function findFieldErrors({ problem, isInside }: BlockProblem): EditorNote[] {
  if (problem.kind !== 'content-broken' || !problem.item) return []
  const { fields, position } = problem.item
  const number = isInside ? { item: position + 1 } : {}
  return [...new Set(fields.map(errorForField))].map((code) => ({ ...number, code, detail: '' }))
}

/** The last two parts of the name decide: `link.url` is a link, and `picture.url` a picture. */
function errorForField(field: string): BlockError {
  const parts = field.split('.').reverse()
  const known = parts.find((part) => Object.hasOwn(ERRORS_BY_FIELD, part))
  return (known !== undefined && ERRORS_BY_FIELD[known]) || 'unreadable'
}

/** Spec §6: whether a block is for other countries; such blocks are only returned in preview. */
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

/** Notes the pages in a row that are unpublished, private, scheduled for later or not for this country. */
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
