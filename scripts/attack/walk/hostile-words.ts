import { MARKER } from '../problems.ts'

/** A text that a program might interpret as more than text. */
export type HostileWord = { readonly what: string; readonly word: string }

/** Used in paths, searches, forms, headers and bodies. */
export const HOSTILE_WORDS: readonly [HostileWord, ...HostileWord[]] = [
  { what: 'markup', word: MARKER },
  { what: 'script', word: `</script><script>alert(1)</script>${MARKER}` },
  { what: 'SQL', word: `'; drop table commerce.products; -- ${MARKER}` },
  { what: 'SQL pattern', word: '%_\\%' },
  { what: 'GROQ', word: '"] | *[_type match "*"]{...} //' },
  { what: 'GraphQL', word: '") { __schema { types { name } } } #' },
  { what: 'filter', word: 'a:b OR NOT (c:"d\\" AND _tags:e' },
  { what: 'NUL', word: 'a\0b' },
  { what: 'control characters', word: '\u0001\u001b[31m\u007f\u2028\u2029' },
  { what: 'half a surrogate', word: 'a\ud800b' },
  { what: 'right to left', word: '\u202e\u2066evil' },
  { what: 'line break and header', word: 'x\r\nX-Injected: 1\r\n\r\n<b id=atk13>' },
  { what: 'path traversal', word: '../../../../etc/passwd' },
  { what: 'Windows traversal', word: '..\\..\\..\\windows\\win.ini' },
  { what: 'double slash', word: '//evil.example/x' },
  { what: 'dots and slashes', word: '/.//evil.example' },
  { what: 'backslash address', word: '/\\evil.example' },
  { what: 'other origin', word: 'https://evil.example/' },
  { what: 'script address', word: 'javascript:alert(1)' },
  { what: 'userinfo address', word: 'https://shop.example@evil.example/' },
  { what: 'internal address', word: 'http://169.254.169.254/latest/meta-data/' },
  { what: 'prototype', word: '__proto__' },
  { what: 'constructor', word: 'constructor.prototype' },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: others replace it, which is what is tried
  { what: 'template', word: '${7*7}{{7*7}}<%= 7*7 %>' },
  { what: 'huge number', word: '99999999999999999999999999' },
  { what: 'negative number', word: '-1' },
  { what: 'number beyond 32 bits', word: '2147483648' },
  { what: 'not a number', word: 'NaN' },
  { what: 'exponent', word: '1e309' },
  { what: 'empty', word: '' },
  { what: 'spaces', word: ' '.repeat(2_000) },
  { what: 'long', word: 'ä'.repeat(1_500) },
  { what: 'nested brackets', word: '['.repeat(1_000) },
  { what: 'repeated characters', word: `${'a'.repeat(1_000)}!` },
  { what: 'emoji and combining marks', word: `👩‍👩‍👧‍👦${'\u0301'.repeat(300)}` },
  { what: 'gid', word: 'gid://shopify/Product/99999999999999999999' },
  { what: 'cart id', word: "gid://shopify/Cart/x?key=' or 1=1" },
]
