import type { Shot } from './shot.ts'

/**
 * Most urgent first: a product without its main picture is not shown at all; then scenes and other sides; last the
 * other finishes, which a swatch can represent.
 */
const ORDER = ['main', 'wide', 'room', 'angle', 'detail', 'finish'] as const

/** Orders the main pictures of all collections first, then the other views; stable within a kind. */
export function byUrgency(one: Shot, other: Shot): number {
  return urgency(one) - urgency(other)
}

function urgency({ name, subject }: Shot): number {
  const view = ORDER.findIndex((kind) => name.endsWith(`-${kind}`))
  if (view === -1) return ORDER.length
  return view === 0 && name !== `${subject.piece}-main` ? ORDER.indexOf('finish') : view
}
