import { readTag } from '../page/tag.ts'

/** The properties that we read of a laid-out node of the library. */
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
/** Their children are drawn with them. */
const WHOLE = new Set(['TEXT', 'SVG', 'IMAGE', 'CANVAS'])

/** Null for any other name. */
export function readMark(name: string): Mark | null {
  if (!name.startsWith(PREFIX)) return null
  const mark = name.slice(PREFIX.length)
  return mark === END || mark === ARTIFACT ? mark : readTag(mark)
}

/**
 * A layout with a mark before and after each tagged node. Everything else that draws something is an artifact, which
 * screen readers leave out, and so is what a page repeats.
 */
export function markLayout(document: LayoutNode): LayoutNode {
  const pages = document.children ?? []
  return {
    ...document,
    children: pages.map((page, at) => ({
      ...page,
      children: (page.children ?? []).flatMap((node) => mark(node, at > 0)),
    })),
  }
}

function mark(node: LayoutNode, isLaterPage: boolean): LayoutNode[] {
  if (isLaterPage && node.props?.fixed === true) return [place(ARTIFACT), unmarked(node), place(END)]
  const id = node.props?.id
  if (readTag(id) !== null) return [place(String(id)), unmarked(node), place(END)]
  const children = node.children ?? []
  if (WHOLE.has(node.type) || children.length === 0) return [place(ARTIFACT), node, place(END)]
  return [{ ...node, children: children.flatMap((child) => mark(child, isLaterPage)) }]
}

/** A node whose descendants have no tags of their own. */
function unmarked(node: LayoutNode): LayoutNode {
  const { id: _, ...props } = node.props ?? {}
  return { ...node, props, ...(node.children && { children: node.children.map(unmarked) }) }
}

/** An empty node whose name reaches the file where it is drawn. */
function place(mark: string): LayoutNode {
  const box = { top: 0, left: 0, width: 0, height: 0 }
  return { type: 'VIEW', props: { id: PREFIX + mark }, children: [], box, style: {} }
}
