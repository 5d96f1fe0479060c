import type { Shot } from './shot.ts'

/**
 * The most urgent first: a product without its main picture is not shown at all; then scenes, other sides, and last the
 * other finishes, for which a swatch can stand in.
 */
const ORDER = ['main', 'wide', 'room', 'angle', 'detail', 'finish'] as const

/** Orders main pictures of all collections first, then the other views; stable within a kind. */
export function byUrgency(one: Shot, other: Shot): number {
  return urgency(one) - urgency(other)
}

function urgency({ name, subject }: Shot): number {
  const view = ORDER.findIndex((kind) => name.endsWith(`-${kind}`))
  if (view === -1) return ORDER.length
  return view === 0 && name !== `${subject.piece}-main` ? ORDER.indexOf('finish') : view
}
