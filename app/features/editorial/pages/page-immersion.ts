import { type Immersion, immersionOf } from '#domain/immersion.ts'

/** The immersion of a page by its first picture, which `part` of what its loader answered holds as `picture`. */
export function pageImmersion(part: unknown): Immersion | null {
  const picture = isRecord(part) ? part.picture : null
  if (!isRecord(picture)) return null
  const { width, height } = picture
  return typeof width === 'number' && typeof height === 'number' ? immersionOf({ width, height }) : null
}

/** A part of what a loader answered; undefined where the loader failed. */
export function partOf(loaderData: unknown, name: string): unknown {
  return isRecord(loaderData) ? loaderData[name] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
