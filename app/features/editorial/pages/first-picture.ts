/** Whether a loader answered a page, under a name, that begins with a picture. */
export function hasFirstPicture(loaderData: unknown, name: 'landing' | 'collection'): boolean {
  const page = isRecord(loaderData) ? loaderData[name] : null
  return isRecord(page) && page.picture !== null && page.picture !== undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
