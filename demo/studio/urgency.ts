import type { Shot } from './shot.ts'

/**
 * What a shop misses most: a product without its main picture is not shown at all; then scenes, the other side of what
 * has none, and last the other finishes, which the colour of a swatch can represent.
 */
const ORDER = ['main', 'wide', 'room', 'angle', 'detail', 'finish'] as const

/** Puts main pictures of all collections first, then the other views; keeps the order within a kind. */
export function byUrgency(one: Shot, other: Shot): number {
  return urgency(one) - urgency(other)
}

function urgency({ name, subject }: Shot): number {
  const view = ORDER.findIndex((kind) => name.endsWith(`-${kind}`))
  if (view === -1) return ORDER.length
  return view === 0 && name !== `${subject.piece}-main` ? ORDER.indexOf('finish') : view
}
