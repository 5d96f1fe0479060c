const WIRE_ID = /^gid:\/\/shopify\/(\w+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?|$)/

/** A global id of the customer account wire, e.g. `gid://shopify/Order/4f6b…`. */
export function toWireId(kind: string, id: string): string {
  return `gid://shopify/${kind}/${id}`
}

/** The id inside a global id of the given kind, or null when it is none. A query after it does not count. */
export function fromWireId(kind: string, wireId: string): string | null {
  const [, foundKind, id] = WIRE_ID.exec(wireId) ?? []
  return foundKind === kind && id !== undefined ? id : null
}
