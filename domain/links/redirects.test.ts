import { expect, test } from 'vitest'
import { acceptRedirects, type Redirect, redirectKey } from './redirects.ts'

/** 'a>b' means a redirect from /a to /b. */
function redirects(...texts: string[]): Redirect[] {
  return texts.map((text, at) => {
    const [from = '', to = ''] = text.split('>')
    return { id: `r${at}`, from: `/${from}`, to: to.startsWith('https') ? to : `/${to}`, isTemporary: false }
  })
}

const accept = (...texts: string[]) => {
  const { byKey, refused } = acceptRedirects(redirects(...texts))
  return {
    accepted: [...byKey.keys()],
    refused: refused.map(({ redirect, code }) => `${redirect.from} ${code}`),
  }
}

test('redirects to a target are accepted, several to the same one too', () => {
  expect(accept('a>c', 'b>c', 'd>https://press.example/d')).toEqual({
    accepted: ['/a', '/b', '/d'],
    refused: [],
  })
})

test.each([
  ['leads to itself', ['a>a'], ['/a redirect-loop']],
  ['leads to itself in another spelling', ['a>de-at/A/'], ['/a redirect-loop']],
  ['leads back by another', ['a>b', 'b>a'], ['/a redirect-loop', '/b redirect-loop']],
  [
    'leads back by two others',
    ['a>b', 'b>c', 'c>a'],
    ['/a redirect-loop', '/b redirect-loop', '/c redirect-loop'],
  ],
  ['leads into a loop', ['x>a', 'a>a'], ['/x redirect-loop', '/a redirect-loop']],
])('one that %s is refused', (_, texts, refused) => {
  expect(accept(...texts)).toEqual({ accepted: [], refused })
})

// spec 8: redirects never go in a circle nor in two steps
test('only the last step of a chain is accepted', () => {
  expect(accept('a>b', 'b>c', 'c>d')).toEqual({
    accepted: ['/c'],
    refused: ['/a redirect-chain', '/b redirect-chain'],
  })
})

test('of several redirects from one address the first is accepted', () => {
  expect(accept('a>b', 'A/>c')).toEqual({ accepted: ['/a'], refused: ['/A/ redirect-duplicate'] })
})

test.each([
  ['/Lamps/', '/lamps'],
  ['/de-at/lamps?utm=x#top', '/lamps'],
  ['/caff%C3%A8', '/caffè'],
  ['/100%', '/100%'],
  ['/', '/'],
])('the address %s is known as %s', (address, key) => {
  expect(redirectKey(address)).toBe(key)
})
