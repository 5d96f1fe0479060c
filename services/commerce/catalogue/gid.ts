/** The row id in a global id of the given kind; null if the text is not one. */
export function fromGid(kind: string, gid: string): number | null {
  const parsed = parseGid(gid)
  return parsed?.kind === kind ? parsed.id : null
}

/** Parses a global id; null if the text is not one. */
export function parseGid(gid: string): { kind: string; id: number } | null {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d{1,15})$/.exec(gid)
  return match?.[1] && match[2] ? { kind: match[1], id: Number(match[2]) } : null
}
