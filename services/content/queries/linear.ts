import type { ExprNode } from 'groq-js'

/**
 * True if a query loops over documents or over its parameters at most one loop deep, so that its cost grows no
 * faster than their number. Loops over a document's own attributes do not count: an editor wrote those.
 */
export function isLinear(tree: ExprNode): boolean {
  return loopDepth(tree) <= 1
}

const LOOPS = new Set(['Filter', 'Map', 'FlatMap', 'PipeFuncCall'])

/** How deep loops over documents or parameters lie in each other. An array that repeats another counts as deep. */
function loopDepth(node: unknown): number {
  if (Array.isArray(node)) return Math.max(0, ...node.map(loopDepth))
  if (typeof node !== 'object' || node === null) return 0
  if ('isSplat' in node && node.isSplat === true) return Number.POSITIVE_INFINITY
  if (!('type' in node) || typeof node.type !== 'string') return 0
  if (node.type === 'Value') return 0
  if (!LOOPS.has(node.type) || !('base' in node)) return Math.max(0, ...Object.values(node).map(loopDepth))
  const { base, ...inner } = node
  const own = readsDocuments(base) ? 1 : 0
  return Math.max(loopDepth(base), own + Math.max(0, ...Object.values(inner).map(loopDepth)))
}

/** True if the value that is looped over comes from the dataset or from a parameter. */
function readsDocuments(node: unknown): boolean {
  if (typeof node !== 'object' || node === null || !('type' in node)) return false
  if (node.type === 'Everything' || node.type === 'Parameter') return true
  if (node.type === 'AccessAttribute' || node.type === 'Deref') return false
  return Object.values(node).some((child) => readsDocuments(child))
}
