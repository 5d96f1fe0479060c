/** Methods that a page does not expect. */
export const METHODS = ['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST'] as const

/** Headers that a server might trust too much. */
export const MALFORMED_HEADERS = [
  ...([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-prefix',
    'forwarded',
  ] as const),
  ...(['x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-middleware-subrequest'] as const),
  ...([
    'accept-language',
    'accept-encoding',
    'accept',
    'if-none-match',
    'if-modified-since',
    'range',
  ] as const),
  ...([
    'referer',
    'user-agent',
    'authorization',
    'content-type',
    'x-visitor-key',
    'host',
    'x-real-ip',
  ] as const),
] as const

/** Malformed ends of paths. */
export const MALFORMED_PATHS = [
  ...([
    '/%',
    '/%ff%fe',
    '/%00',
    '/%c0%ae%c0%ae/',
    '//',
    '/./',
    '/../../..',
    ';x=1',
    '/%0d%0aX-Injected:%201',
  ] as const),
  ...([
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/..%5c..%5c',
    '/%252e%252e',
    '?%',
    '?%ff=%ff',
    '?=&=&&',
    '/%2f%2fevil.example',
  ] as const),
  ...([
    '?__proto__[x]=1&constructor[prototype][x]=1',
    '?a[]=1&a[]=2',
    '/.git/config',
    '/.env',
    '.map',
  ] as const),
  `/${'a'.repeat(9_000)}`,
  `?q=${'%61'.repeat(4_000)}`,
  `?${'a=1&'.repeat(2_000)}`,
] as const
