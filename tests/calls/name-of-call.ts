/** The name of a call: the operation of a GraphQL call, the tag of a content query, otherwise method and path. */
export function nameCall({ method, url }: Request, body: string): string {
  const { pathname, searchParams } = new URL(url)
  const operation = /"query":"\s*(?:query|mutation)\s+(\w+)/.exec(body)?.[1]
  const path = pathname.replace(/[\w-]{16,}|gid%3A[^/]+/g, '…')
  return operation ?? searchParams.get('tag') ?? `${method} ${path}`
}
