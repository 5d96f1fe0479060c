import { GraphQLError } from 'graphql'

export type PageArguments = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

export type Connection<Node> = {
  nodes: Node[]
  edges: { cursor: string; node: Node }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

/** The largest page of the hosted service. */
const PAGE_SIZE_MAX = 250

/** Returns the page size and whether to count from the end. Throws a client error if the arguments are invalid. */
export function parsePageSize({ first, last }: PageArguments): { size: number; fromEnd: boolean } {
  const size = first ?? last
  if (size === null || size === undefined) throw badInput('you must provide one of first or last')
  if (first != null && last != null) throw badInput('providing both first and last is not supported')
  if (size < 0 || size > PAGE_SIZE_MAX) throw badInput(`${size} is not between 0 and ${PAGE_SIZE_MAX}`)
  return { size, fromEnd: first == null }
}

/** Returns a page of a list that is already in memory, e.g. the variants of a product. The cursor is the position. */
export function paginate<Node>(list: readonly Node[], args: PageArguments): Connection<Node> {
  const { size, fromEnd } = parsePageSize(args)
  const ordered = args.reverse ? list.toReversed() : list
  const from = args.after ? decodePosition(args.after) + 1 : 0
  const to = args.before ? Math.min(decodePosition(args.before), ordered.length) : ordered.length
  const start = fromEnd ? Math.max(from, to - size) : from
  const end = fromEnd ? to : Math.min(from + size, to)
  const page = ordered.slice(start, end)
  return connection(
    page.map((node, index) => ({ cursor: encodeCursor([start + index]), node })),
    { hasNextPage: end < ordered.length, hasPreviousPage: start > 0 },
  )
}

export function connection<Node>(
  edges: { cursor: string; node: Node }[],
  pageFlags: { hasNextPage: boolean; hasPreviousPage: boolean },
): Connection<Node> {
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      ...pageFlags,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

export function encodeCursor(parts: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Returns the parts of a cursor created by this service. Throws a client error for any other text. */
export function decodeCursor(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parts)) return parts
  } catch {
    // An unreadable cursor gets the same error as one of a wrong shape, below.
  }
  throw badInput('invalid cursor')
}

export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

function decodePosition(cursor: string): number {
  const position = decodeCursor(cursor)[0]
  if (typeof position !== 'number') throw badInput('invalid cursor')
  return position
}
