const WIRE_ID = /^gid:\/\/shopify\/(\w+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?|$)/

/**
 * Extracts the id from a global id of the given type. Returns null if the text is not one. A query string after it is
 * ignored.
 */
export function fromWireId(kind: string, wireId: string): string | null {
  const [, foundKind, id] = WIRE_ID.exec(wireId) ?? []
  return foundKind === kind && id !== undefined ? id : null
}
