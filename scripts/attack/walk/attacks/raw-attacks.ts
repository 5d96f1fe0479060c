import type { Attack } from '../../request.ts'
import type { Target } from '../../target/target.ts'

/** Requests that no HTTP client would write. The server may refuse them or close the connection. */
export function rawAttacks({ publicOrigin }: Target): Attack[] {
  const { host } = new URL(publicOrigin)
  const head = (line: string, ...lines: string[]) =>
    `${[line, `Host: ${host}`, 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`
  const texts: [string, string][] = [
    ['NUL in the path', head('GET /a\0b HTTP/1.1')],
    ['raw bytes in the path', head('GET /\xff\xfe\x80 HTTP/1.1')],
    ['no path', head('GET  HTTP/1.1')],
    ['a whole address as path', head('GET http://evil.example/ HTTP/1.1')],
    ['two slashes as path', head('GET //evil.example/x HTTP/1.1')],
    ['CONNECT', head('CONNECT evil.example:443 HTTP/1.1')],
    ['TRACE', head('TRACE / HTTP/1.1')],
    ['TRACE of a service', head('TRACE /services/commerce/api/2025-04/graphql.json HTTP/1.1')],
    ['TRACK', head('TRACK / HTTP/1.1')],
    ['an unknown method', head('BREW /tea HTTP/1.1')],
    ['lower-case method', head('get / HTTP/1.1')],
    ['HTTP/0.9', 'GET /\r\n\r\n'],
    ['HTTP/3.7', head('GET / HTTP/3.7')],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', head('GET / HTTP/1.1', 'Host: evil.example')],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\x01/..\r\nConnection: close\r\n\r\n'],
    ['a host with userinfo', 'GET / HTTP/1.1\r\nHost: x@evil.example:99999\r\nConnection: close\r\n\r\n'],
    ['two lengths', head('POST /login HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2')],
    ['length and chunks', head('POST /login HTTP/1.1', 'Content-Length: 4', 'Transfer-Encoding: chunked')],
    ['chunks in disguise', head('POST /login HTTP/1.1', 'Transfer-Encoding: \x0bchunked')],
    ['a negative length', head('POST /login HTTP/1.1', 'Content-Length: -1')],
    ['a chunk of no size', `${head('POST /login HTTP/1.1', 'Transfer-Encoding: chunked')}zz\r\n`],
    ['a folded header', head('GET / HTTP/1.1', 'X-A: 1', ' X-Injected: 1')],
    ['a header without a name', head('GET / HTTP/1.1', ': 1')],
    ['a header of 70,000 characters', head('GET / HTTP/1.1', `X-A: ${'a'.repeat(70_000)}`)],
    ['3,000 headers', head('GET / HTTP/1.1', ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1`))],
    ['a cookie of 15,000 characters', head('GET / HTTP/1.1', `Cookie: session=${'a'.repeat(15_000)}`)],
    ['invalid UTF-8 in a cookie', head('GET / HTTP/1.1', 'Cookie: session=\xff\xfe; cart=\x80')],
    [
      'non-ASCII keys',
      head(
        'POST /services/search/1/indexes/x/query HTTP/1.1',
        'X-Algolia-API-Key: \xe9\xff',
        'X-Algolia-Application-Id: house',
        'Content-Length: 2',
      ),
    ],
    ['an upgrade', head('GET / HTTP/1.1', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13')],
    ['an expectation', head('POST /login HTTP/1.1', 'Expect: 100-whatever', 'Content-Length: 0')],
    ['TLS instead of HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ]
  return texts.map(([what, text]) => ({
    what,
    route: 'socket',
    method: 'RAW',
    path: '/',
    ...(what.startsWith('TRACE') && { statuses: [405] }),
    raw: Buffer.from(text, 'latin1'),
  }))
}
