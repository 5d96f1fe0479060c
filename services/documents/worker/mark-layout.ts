import { readTag } from '../page/tag.ts'

/** The properties that we use of the library's layout nodes. */
export type LayoutNode = {
  readonly type: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly children?: readonly LayoutNode[]
  readonly box?: object
  readonly style?: object
}

export const END = 'end'
export const ARTIFACT = 'artifact'
type Mark = typeof END | typeof ARTIFACT | { readonly tag: string; readonly alt: string }

const PREFIX = 'mark:'
/** Node types whose children are drawn with them. */
const ATOMIC_TYPES = new Set(['TEXT', 'SVG', 'IMAGE', 'CANVAS'])

/** Reads the mark in a destination's name; null for any other name. */
export function readMark(name: string): Mark | null {
  if (!name.startsWith(PREFIX)) return null
  const mark = name.slice(PREFIX.length)
  return mark === END || mark === ARTIFACT ? mark : readTag(mark)
}

/**
 * Adds a mark before and after each tagged node of a layout. Everything else that is drawn is an artifact, which screen
 * readers skip, and so is content repeated on later pages.
 */
export function markLayout(document: LayoutNode): LayoutNode {
  const pages = document.children ?? []
  return {
    ...document,
    children: pages.map((page, index) => ({
      ...page,
      children: (page.children ?? []).flatMap((node) => mark(node, index > 0)),
    })),
  }
}

function mark(node: LayoutNode, isLaterPage: boolean): LayoutNode[] {
  if (isLaterPage && node.props?.fixed === true) return [markNode(ARTIFACT), withoutTags(node), markNode(END)]
  const id = node.props?.id
  if (readTag(id) !== null) return [markNode(String(id)), withoutTags(node), markNode(END)]
  const children = node.children ?? []
  if (ATOMIC_TYPES.has(node.type) || children.length === 0) return [markNode(ARTIFACT), node, markNode(END)]
  return [{ ...node, children: children.flatMap((child) => mark(child, isLaterPage)) }]
}

/** Removes the tags of a node's descendants. */
function withoutTags(node: LayoutNode): LayoutNode {
  const { id: _, ...props } = node.props ?? {}
  return { ...node, props, ...(node.children && { children: node.children.map(withoutTags) }) }
}

/** Creates an empty node whose name is passed to the PDF writer where it is drawn. */
function markNode(mark: string): LayoutNode {
  const box = { top: 0, left: 0, width: 0, height: 0 }
  return { type: 'VIEW', props: { id: PREFIX + mark }, children: [], box, style: {} }
}
